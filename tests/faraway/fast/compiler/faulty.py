"""Kernels that can leave their arrays or the 64 bits of a number."""

from faraway.fast.compiler import Numbers


def outside(numbers: Numbers, place: int) -> int:
    return numbers[place]


def stored(numbers: Numbers, number: int) -> int:
    numbers[0] = number
    return numbers[0]


def tripled(number: int) -> int:
    return number * 3


def doubled_often(number: int, times: int) -> int:
    return number << times


def quotient(number: int, divisor: int) -> int:
    return number // divisor


def called(numbers: Numbers, place: int) -> int:
    return outside(numbers, place)
