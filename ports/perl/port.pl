#!/usr/bin/perl
# A level-2 port written from the protocol page and the printed cards alone; only what comes with Perl.
use strict;
use warnings;
use JSON::PP;
use List::Util qw(min sum0);

# ---------------------------------------------------------------------------------------------------------- the cards

my @BIOMES = qw(river city forest desert);
my %IS_BIOME = map { $_ => 1 } @BIOMES;

# What a quest pays for, as printed below: "forest/city" for two biomes, "-" for a card without a quest.
sub quest {
    my ($per, $fame) = @_;
    return undef if $per eq '-';
    my @biomes = split m{/}, $per;
    return { per => 'biome', biomes => \@biomes, fame => $fame + 0 } if $IS_BIOME{ $biomes[0] };
    return { per => $per, fame => $fame + 0 };
}

# Numbers stay numbers and booleans booleans, or the answer would say "1" for 1.
sub icons {
    my ($night, @icons) = @_;
    my %card = (night => $night eq 'night' ? JSON::PP::true : JSON::PP::false);
    @card{qw(clues stones chimeras thistles)} = map { $_ + 0 } @icons;
    return %card;
}

my (%regions, @sanctuaries);
while (<DATA>) {
    my ($duration, $biome, $night, $clues, $stones, $chimeras, $thistles, $needs, $per, $fame) = split;
    my %card = (biome => $biome eq 'gray' ? undef : $biome, icons($night, $clues, $stones, $chimeras, $thistles), quest => quest($per, $fame));
    if ($duration eq '-') { push @sanctuaries, \%card; next }
    my %needs;
    @needs{qw(stones chimeras thistles)} = map { $_ + 0 } split //, $needs;
    $regions{$duration} = { %card, duration => $duration + 0, prerequisite => \%needs };
}

# --------------------------------------------------------------------------------------------------------- scoring

sub count_of {
    my ($quest, @seen) = @_;
    my $per = $quest->{per};
    return 1 if $per eq 'fixed';
    return scalar grep { $_->{night} } @seen if $per eq 'night';
    my %cards = map { $_ => 0 } @BIOMES;
    $cards{$_}++ for grep { defined } map { $_->{biome} } @seen;
    return min(values %cards) if $per eq 'biome-set';
    return sum0(@cards{ @{ $quest->{biomes} } }) if $per eq 'biome';
    return sum0(map { $_->{"${per}s"} } @seen);    # clues, stones, chimeras, thistles
}

sub fame {
    my ($card, @seen) = @_;
    return 0 unless $card->{quest};
    my $needs = $card->{prerequisite} || {};
    for my $wonder (keys %$needs) {
        return 0 if sum0(map { $_->{$wonder} } @seen) < $needs->{$wonder};
    }
    return $card->{quest}{fame} * count_of($card->{quest}, @seen);
}

# A Region sees itself, the Regions played after it and every Sanctuary; a Sanctuary sees everything.
sub score_tableau {
    my ($played, $placed) = @_;
    my @regions = map { fame($played->[$_], @$played[ $_ .. $#$played ], @$placed) } 0 .. $#$played;
    my @sanctuaries = map { fame($_, @$played, @$placed) } @$placed;
    return { total => sum0(@regions, @sanctuaries), regions => \@regions, sanctuaries => \@sanctuaries };
}

# --------------------------------------------------------------------------------------------------------- the wire

my $json = JSON::PP->new->utf8->canonical;

# Two Sanctuaries are the same when their facts are.
sub facts {
    my ($card) = @_;
    my %facts = map { $_ => $card->{$_} } qw(biome night clues stones chimeras thistles quest);
    return $json->encode(\%facts);
}

my %sanctuary_like = map { facts($_) => $_ } @sanctuaries;

my %answer = (
    hello => sub {
        return { protocol => 'faraway-wire-1', name => 'faraway-perl', version => '1.0', language => 'Perl', levels => [1, 2], readings => {} };
    },
    catalogue => sub { return { regions => [ values %regions ], sanctuaries => \@sanctuaries } },
    score => sub {
        my ($request) = @_;
        my %mine = map { $_->{id} => $sanctuary_like{ facts($_) } } @{ $request->{cards} || [] };
        return score_tableau([ @regions{ @{ $request->{regions} } } ], [ @mine{ @{ $request->{sanctuaries} } } ]);
    },
);

$| = 1;
while (my $line = <STDIN>) {
    my $request = $json->decode($line);
    print $json->encode({ id => $request->{id}, answer => $answer{ $request->{request} }->($request) }), "\n";
}

# duration (- for a Sanctuary), biome, night, clues, stones, chimeras, thistles, prerequisite (stones, chimeras, thistles), quest, fame
__DATA__
1  forest day   0 1 1 0 000 -             -
2  desert day   0 2 0 0 000 -             -
3  river  day   0 0 0 0 000 fixed         4
4  forest day   0 1 0 1 000 -             -
5  river  day   0 0 1 0 000 fixed         2
6  desert day   1 1 0 0 000 -             -
7  forest day   0 0 1 1 000 -             -
8  river  day   1 0 1 0 000 -             -
9  desert day   0 0 0 0 000 fixed         5
10 forest day   0 0 0 0 000 night         3
11 river  day   0 0 0 0 000 clue          2
12 city   day   1 0 0 1 000 -             -
13 desert day   0 0 0 0 000 stone         2
14 forest day   0 0 0 1 000 night         2
15 river  day   1 0 0 0 000 chimera       2
16 forest day   0 0 1 0 000 chimera       2
17 desert day   0 1 0 0 020 stone         3
18 river  day   0 0 1 0 000 biome-set     10
19 forest day   0 0 0 1 000 thistle       2
20 river  night 1 0 0 0 100 night         2
21 desert night 0 0 0 0 200 fixed         8
22 river  night 1 0 0 0 000 clue          1
23 forest night 0 1 1 0 000 biome-set     10
24 desert night 0 1 0 0 010 night         2
25 city   night 0 0 0 0 000 river/city    1
26 forest night 0 0 1 0 000 thistle       3
27 city   night 0 0 0 0 000 desert/city   1
28 forest night 0 1 0 0 000 chimera       3
29 city   night 0 0 0 1 000 thistle       2
30 forest night 0 1 0 0 000 stone         2
31 city   night 0 0 0 0 000 forest/city   1
32 forest night 0 1 1 0 300 fixed         7
33 city   night 1 0 0 0 000 thistle       3
34 river  night 0 0 1 0 200 chimera       3
35 city   night 0 0 1 0 000 biome-set     10
36 forest night 0 0 0 0 020 thistle       4
37 city   night 0 0 0 0 001 night         3
38 river  night 0 1 0 0 011 clue          3
39 forest night 0 1 0 1 020 fixed         9
40 desert night 0 0 0 0 111 night         3
41 river  day   0 0 0 1 210 night         4
42 city   day   0 0 0 0 110 river/city    2
43 desert day   0 1 0 0 000 biome-set     10
44 city   day   0 0 0 0 101 desert/city   2
45 river  day   0 1 0 0 030 fixed         13
46 desert day   1 0 0 0 210 fixed         10
47 city   day   0 0 0 0 011 forest/city   2
48 forest day   0 0 1 0 000 stone         3
49 desert day   1 0 0 0 201 fixed         12
50 city   day   0 1 0 0 002 river         4
51 desert day   0 1 0 0 400 fixed         14
52 forest day   0 0 0 0 300 chimera       4
53 city   day   0 0 1 0 002 forest        4
54 river  day   0 0 1 0 002 clue          4
55 desert day   1 1 0 0 012 stone         3
56 city   day   0 0 0 1 120 desert        4
57 forest day   0 0 0 0 003 stone         4
58 river  day   1 0 0 0 030 clue          3
59 city   day   1 0 0 0 130 forest/city   3
60 desert day   1 0 0 0 220 fixed         16
61 river  day   0 0 0 1 040 fixed         17
62 city   day   1 0 0 0 003 desert/city   3
63 river  day   1 0 0 0 021 fixed         15
64 desert day   1 0 0 0 202 fixed         18
65 city   day   1 0 0 0 003 river/city    3
66 desert day   0 0 0 0 400 fixed         20
67 river  day   1 0 0 0 022 fixed         19
68 desert day   0 0 0 0 500 fixed         24
-  forest day   0 0 0 1 -   -             -
-  forest day   0 0 1 0 -   -             -
-  forest day   0 1 0 0 -   -             -
-  forest night 0 0 0 0 -   -             -
-  forest day   0 0 0 0 -   forest        1
-  river  day   0 0 1 0 -   -             -
-  river  day   0 1 0 0 -   -             -
-  river  day   1 0 0 0 -   -             -
-  river  day   0 0 0 0 -   night         1
-  river  day   0 0 0 0 -   river         1
-  desert day   0 0 0 1 -   -             -
-  desert day   0 0 1 0 -   -             -
-  desert day   0 1 0 0 -   -             -
-  desert day   1 0 0 0 -   -             -
-  desert day   0 0 0 0 -   desert        1
-  city   day   0 1 0 0 -   -             -
-  city   day   1 0 0 0 -   -             -
-  city   day   0 0 0 0 -   city          1
-  city   day   0 0 0 0 -   clue          1
-  city   day   0 0 0 0 -   biome-set     4
-  gray   day   1 0 0 1 -   -             -
-  gray   day   1 0 1 0 -   -             -
-  gray   day   1 1 0 0 -   -             -
-  gray   night 0 0 0 1 -   -             -
-  gray   night 0 0 1 0 -   -             -
-  gray   night 0 1 0 0 -   -             -
-  gray   day   0 0 0 0 -   fixed         5
-  gray   day   0 0 0 0 -   chimera       2
-  gray   day   0 0 1 0 -   chimera       1
-  gray   day   0 0 0 0 -   clue          2
-  gray   day   0 0 1 0 -   clue          1
-  gray   day   0 1 0 0 -   clue          1
-  gray   day   1 0 0 0 -   clue          1
-  gray   day   0 0 0 0 -   desert/city   1
-  gray   day   0 0 0 0 -   forest/city   1
-  gray   day   0 0 0 0 -   forest/desert 1
-  gray   day   0 0 0 0 -   forest/river  1
-  gray   day   0 1 0 0 -   night         1
-  gray   day   0 0 0 0 -   river/city    1
-  gray   day   0 0 0 0 -   river/desert  1
-  gray   day   1 0 0 0 -   biome-set     4
-  gray   day   0 0 0 0 -   stone         2
-  gray   day   0 1 0 0 -   stone         1
-  gray   day   0 0 0 0 -   thistle       2
-  gray   day   0 0 0 1 -   thistle       1
