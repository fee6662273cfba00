/** Animals, and adjectives that have the same form in both genders, so that an alias does not reveal the person's. */
export const ANIMALS = [
  'Airone', 'Allodola', 'Alce', 'Anatra', 'Antilope', 'Aquila', 'Balena', 'Barbagianni', 'Beccaccia', 'Bisonte', 'Bradipo', 'Camaleonte',
  'Camoscio', 'Canarino', 'Capriolo', 'Cardellino', 'Castoro', 'Cavalluccio', 'Cerbiatto', 'Cervo', 'Cicala', 'Cicogna', 'Cigno', 'Cinciallegra',
  'Civetta', 'Coccinella', 'Colibrì', 'Colomba', 'Coniglio', 'Coyote', 'Cuculo', 'Daino', 'Delfino', 'Donnola', 'Dromedario', 'Echidna',
  'Elefante', 'Ermellino', 'Falco', 'Faina', 'Falena', 'Farfalla', 'Fenicottero', 'Fenice', 'Foca', 'Folaga', 'Formica', 'Fringuello',
  'Gabbiano', 'Gazza', 'Gazzella', 'Ghiro', 'Ghepardo', 'Giraffa', 'Gru', 'Grillo', 'Gufo', 'Ibis', 'Istrice',
  'Koala', 'Lama', 'Lemure', 'Leone', 'Lepre', 'Libellula', 'Lince', 'Lontra', 'Lucciola', 'Lucertola', 'Lupo', 'Mangusta',
  'Manta', 'Marmotta', 'Martora', 'Medusa', 'Merlo', 'Nibbio', 'Orca', 'Orso', 'Panda', 'Pavone', 'Pellicano', 'Pernice',
  'Pettirosso', 'Picchio', 'Pinguino', 'Procione', 'Puffino', 'Quaglia', 'Rana', 'Renna', 'Riccio', 'Rondine', 'Salmone', 'Scoiattolo',
  'Sterna', 'Stambecco', 'Storno', 'Tartaruga', 'Tasso', 'Tortora', 'Upupa', 'Usignolo', 'Volpe', 'Zebra', 'Zigolo', 'Vongola',
];

export const ADJECTIVES = [
  'Abile', 'Affabile', 'Agile', 'Alpestre', 'Amabile', 'Boreale', 'Brillante', 'Celeste', 'Clemente', 'Coerente', 'Consapevole',
  'Confidente', 'Cordiale', 'Cortese', 'Costante', 'Danzante', 'Diligente', 'Docile', 'Dolce', 'Eccellente', 'Elegante', 'Fedele', 'Felice',
  'Fiorente', 'Forte', 'Frugale', 'Gentile', 'Gioviale', 'Ideale', 'Indulgente', 'Instancabile', 'Intelligente', 'Leale', 'Leggibile',
  'Lieve', 'Lungimirante', 'Lunare', 'Amichevole', 'Mite', 'Mobile', 'Musicale', 'Naturale', 'Nobile', 'Notevole',
  'Occidentale', 'Orientale', 'Ospitale', 'Paziente', 'Perenne', 'Pensante', 'Polare', 'Possente', 'Potente', 'Prudente', 'Raggiante', 'Resistente',
  'Riconoscente', 'Rilucente', 'Sapiente', 'Scintillante', 'Semplice', 'Sensibile', 'Silente', 'Solare', 'Sorridente', 'Sorprendente', 'Splendente',
  'Stabile', 'Sognante', 'Tenace', 'Umile', 'Utile', 'Valente', 'Veloce', 'Versatile', 'Vigile', 'Vivace', 'Volante',
];
