"""How much of the machine other programs use, as Linux tells."""

import os


def processor_seconds(process):
    """What a process has used of processors."""
    with open(f"/proc/{process}/stat") as status:
        fields = status.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def own_seconds():
    """What this program and all that it has started have used of processors."""
    parents, seconds = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as status:
                parents[int(name)] = int(status.read().rsplit(")", 1)[1].split()[1])
            seconds[int(name)] = processor_seconds(name)
        except (FileNotFoundError, ProcessLookupError):
            # It has just ended.
            continue

    def is_own(process):
        while process in parents:
            if process == os.getpid():
                return True
            process = parents[process]
        return False

    return sum(each for process, each in seconds.items() if is_own(process))


def seconds_of_all():
    """What has been used of processors at all, and what the machine's host has used itself; then, what there was."""
    with open("/proc/stat") as status:
        user, nice, system, idle, waiting, interrupts, soft, stolen = map(int, status.readline().split()[1:9])
    used = user + nice + system + interrupts + soft + stolen
    tick = os.sysconf("SC_CLK_TCK")
    return used / tick, (used + idle + waiting) / tick


class Others:
    """Watches other programs from when it is made."""

    def __init__(self):
        self.start = (*seconds_of_all(), own_seconds())

    @property
    def share(self):
        """What they have used of all processors since, from 0 to 1."""
        used, all, own = (now - before for now, before in zip((*seconds_of_all(), own_seconds()), self.start))
        return max(0, used - own) / all if all > 0 else 0
