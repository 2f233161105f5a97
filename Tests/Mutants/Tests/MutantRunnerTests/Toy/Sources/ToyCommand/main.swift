print(Answer().text)
