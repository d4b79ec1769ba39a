"""Where every rule comes from and where it went: one graph over the documents, the code and the tests.

`python -m crosscheck.trace` prints the matrix; `renew` renews the lock clause by clause; `register` writes what ships.
"""
