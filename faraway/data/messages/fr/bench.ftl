# The score pad and its bench. Terms are those of the French rulebook; the sentences are ours.

bench-title = Compter les points
bench-no-script = Le carnet de score a besoin de JavaScript. Sinon, faraway rank FICHIER compte les points de la table et faraway explain --html FICHIER montre le décompte.
bench-disagree = Ne vous fiez pas à cette page : ses cartes et le programme qui les compte se contredisent.
bench-disagree-card = { $card } : sur la carte « { $face } », dans le programme « { $port } ».
bench-players = Joueurs
bench-player = Joueur { $number }
bench-add-player = Ajouter un joueur
bench-edit-player = Nom du joueur
bench-remove-player = Retirer ce joueur
bench-save = Enregistrer
bench-close = Fermer
bench-tableau = Aire de jeu de { $name }
bench-total = Total
bench-undo = Annuler
bench-redo = Rétablir
bench-legend = Signification des symboles
bench-regions = Régions
bench-sanctuaries = Sanctuaires
bench-reveal = Décompte
bench-result = Résultat
bench-panels = Que faire
bench-regions-in-order = Régions dans l’ordre de pose
bench-number = Numéro ou mots
bench-number-hint = 45
bench-filters = Montrer seulement les cartes avec
bench-pick-region = Régions à choisir
bench-pick-sanctuary = Sanctuaires à choisir
bench-added = Carte { $card } ajoutée. Total { $total }.
bench-removed = Carte { $card } retirée. Total { $total }.
bench-moved = La carte { $card } est maintenant à la position { $position }.
bench-full = Il y a déjà huit Régions ici. Retirez-en une d’abord.
bench-complete = Huit Régions. Passez aux Sanctuaires, s’il y en a.
bench-lies-with = La carte { $card } se trouve dans l’aire de jeu de { $name }.
bench-move-here = La déplacer ici
bench-no-such-card = Aucune Région ne porte le numéro { $number }.
bench-matches = { $count ->
    [0] Aucune carte ne convient.
    [one] 1 carte convient : Entrée la choisit.
   *[other] { $count } cartes conviennent.
 }
bench-too-many-sanctuaries = { $sanctuaries ->
    [one] { $sanctuaries } Sanctuaire, mais ces Régions ont permis d’en trouver { $most } au plus.
   *[other] { $sanctuaries } Sanctuaires, mais ces Régions ont permis d’en trouver { $most } au plus.
}
bench-earlier = Plus tôt
bench-later = Plus tard
bench-remove = Retirer
bench-position = Position { $position } sur { $count }
bench-face-down = Région { $card }, face cachée
bench-fame-paid = renommée gagnée
bench-counted = compté par la quête
bench-needed = merveilles demandées
bench-empty = Choisissez d’abord les cartes : les Régions dans l’ordre de pose, puis les Sanctuaires. S’il y a moins de huit Régions, ce sont les dernières posées.
bench-reveal-start = Révéler pas à pas
bench-reveal-next = Carte suivante
bench-reveal-back = Retour
bench-reveal-all = Tout montrer
bench-reveal-down = Tout retourner face cachée
bench-sheet = Feuille de score dans l’ordre du décompte
bench-running = Total provisoire { $total }.
bench-ranking = Classement
bench-rank = Rang
bench-region-row = Région { $number }
bench-lowest = Plus petit temps d’exploration
bench-provisional = Tout le monde n’a pas encore huit Régions : { $names }. Ce qui manque compte comme non posé.
bench-alone = Ajoutez un deuxième joueur pour obtenir un classement.
bench-share = Copier le lien de cette partie
bench-export = Exporter pour faraway rank
bench-print = Imprimer
bench-clear = Vider cette aire de jeu
bench-new = Nouvelle partie
bench-cleared = L’aire de jeu de { $name } est vide. Annuler la rétablit.
bench-renewed = Une nouvelle partie. Annuler rétablit l’ancienne.
bench-copied = Lien copié.
bench-copy-this = Copiez ce lien :
bench-opened = Ouvert depuis un lien. Votre propre partie est gardée tant que vous ne changez rien ici ; Annuler la rétablit même ensuite.
bench-paste = Coller une aire de jeu ou une partie en JSON
bench-use = Utiliser
bench-not-json = Ce n’est ni une aire de jeu ni une partie en JSON.
bench-bad-cards = Une carte n’existe pas, ou la même carte est citée deux fois.
bench-loaded = Chargé. Annuler rétablit ce qui était là.
bench-undone = Annulé.
bench-redone = Rétabli.
bench-name-twice = Deux joueurs ne peuvent pas avoir le même nom.
