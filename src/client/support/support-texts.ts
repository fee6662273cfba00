export const warningSigns = [
  'Dire o scrivere di voler morire, sparire, o di essere un peso per tutti.',
  'Sentirsi in trappola, senza una via d’uscita, per giorni e giorni.',
  'Cercare un modo per farsi del male, o farsene già.',
  'Salutare come per l’ultima volta, regalare le cose a cui si tiene.',
  'Non rispondere più, sparire dalle lezioni e dalle persone care.',
  'Dormire pochissimo o quasi sempre, smettere di mangiare o non riuscire a fermarsi.',
  'Bere o usare sostanze più del solito per spegnere i pensieri.',
  'Una calma improvvisa dopo un periodo molto buio.',
] as const;

export const forAFriend = [
  'Chiedi con parole semplici: «Stai pensando di farti del male?». Chiederlo non mette in testa l’idea: toglie un po’ di solitudine.',
  'Ascolta senza correggere e senza «dai, su». Anche il silenzio insieme aiuta.',
  'Non promettere il segreto. Puoi promettere di restare.',
  'Se il pericolo è adesso, chiama il 112 e resta lì finché non arriva qualcuno.',
  'Offriti di fare la telefonata insieme. Puoi chiamare anche tu, per chiedere come fare.',
  'Se l’hai letto qui in un post: rispondi con gentilezza e lascia un numero. I post sono anonimi e non possiamo sapere dove si trova chi scrive.',
  'Poi parlane con qualcuno anche tu: non è un peso da portare in solitudine.',
] as const;
