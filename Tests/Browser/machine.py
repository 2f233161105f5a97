"""The processor time used by other programs, as reported by Linux."""

import os


def processor_seconds(process):
    """Returns the processor time of a process."""
    with open(f"/proc/{process}/stat") as status:
        fields = status.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def own_seconds():
    """Returns the processor time of this program and all its descendants."""
    parents, seconds = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as status:
                parents[int(name)] = int(status.read().rsplit(")", 1)[1].split()[1])
            seconds[int(name)] = processor_seconds(name)
        except (FileNotFoundError, ProcessLookupError):
            # The process has just ended.
            continue

    def is_own(process):
        while process in parents:
            if process == os.getpid():
                return True
            process = parents[process]
        return False

    return sum(each for process, each in seconds.items() if is_own(process))


def seconds_of_all():
    """Returns the processor time in use (also by the machine's host) and the available time, both for all processors."""
    with open("/proc/stat") as status:
        user, nice, system, idle, waiting, interrupts, soft, stolen = map(int, status.readline().split()[1:9])
    used = user + nice + system + interrupts + soft + stolen
    tick = os.sysconf("SC_CLK_TCK")
    return used / tick, (used + idle + waiting) / tick


class Others:
    """Measures other programs from the object's creation on."""

    def __init__(self):
        self.start = (*seconds_of_all(), own_seconds())

    @property
    def share(self):
        """Other programs' share of all processors since the object's creation, from 0 to 1."""
        used, all, own = (now - before for now, before in zip((*seconds_of_all(), own_seconds()), self.start))
        return max(0, used - own) / all if all > 0 else 0
