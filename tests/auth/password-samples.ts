/** Whose passwords the samples are. */
export const OWN = ['sottovoce', 'Giulia', 'Rossi', 'giulia.rossi@edu.unito.it', 'Università degli Studi di Torino', 'Psicologia'];

/** What people choose when a site only counts characters. */
export const WEAK = [
  ...['j u v e n t u s', 'j.u.v.e.n.t.u.s', 'password-password', 'sottovoce sottovoce', 'aabbccddeeff', 'ppaasssswwoorrdd'],
  ...['RSSGLI99B54L219X', 'rssgli99b54l219x!', '+393391234567', '339 123 4567 890', '20260101123456', 'giulia.rossi@gmail.com', 'nuvola@tempesta.it'],
  ...['gr14021999!', '25aprile1945', '2giugno1946', '14 luglio 2001', '31dic99!'],
  ...['aaaaaaaa', '        ', 'juventus1', 'studente', 'Password123!', 's0tt0v0ce!', 'Sottovoce2026', 'ecovottos', 'sottovoce-sottovoce'],
  ...['password', 'Password1!', 'Passw0rd!', 'P@ssw0rd2024', 'passwordpassword', 'ｐａｓｓｗｏｒｄ１', 'Admin123!', 'test1234!', 'prova1234', 'benvenuto1', 'accesso123'],
  ...['12345678', '87654321', '1234567890123456', '11111111', '123123123', 'abcdefgh', 'abcd1234', 'abcabcabcabc', 'aaaaaaaabbbbbbbb'],
  ...['qwertyuiop', 'qwerty123', 'qwerty2024!', 'qwertyqwerty', '1q2w3e4r', '1qaz2wsx', 'asdfghjkl', 'zxcvbnm1'],
  ...['01011999', '25121998', '14/02/2001', '14-02-2001', 'settembre2024', 'Novembre2025!', 'Estate2025!', 'natale2024', 'lunedi123'],
  ...['forzajuve', 'forzanapoli', 'Forzanapoli1926!', 'forzainter1908', 'milan1899', 'asroma1927', 'Juventus2024!', 'valentino46', 'vascorossi', 'maneskin1', 'ferrari1'],
  ...['milano2024', 'torino2026', 'bologna99', 'unibo2024', 'Polimi2024!', 'sapienza2025', 'bicocca1', 'unito2026'],
  ...['Studente1!', 'studente2026', 'universita', 'università1', 'esame2026!', 'Laurea2026', 'laureato110', '110elode', 'matricola1', 'laureamagistrale'],
  ...['psicologia1', 'medicina24', 'giurisprudenza', 'ingegneria1', 'infermiera2025'],
  ...['giulia99', 'marco1998', 'francesca', 'tiamo123', 'amoremio', 'amoremio2', 'ciaociao', 'ciao1234', 'CiaoCiao1!', 'principessa', 'angelo88', 'mamma123', 'mammapapa'],
  ...['gattino1', 'stella123', 'pizza123', 'spaghetti', 'nutella99', 'nonloso1', 'vaffanculo', 'cazzo123', 'buongiorno', 'iloveyou2', 'iltuonome'],
  ...['ti amo tanto', 'ciao come stai', 'forza italia', 'roma caput mundi', 'in bocca al lupo!', 'correct horse battery staple'],
  ...['giulia.rossi', 'Rossi.Giulia1', 'rossigiulia2003', 'gìulìa2003', 'g1ul1a.r0ss1', 'giuliarossitorino', 'Torino.Psicologia.2024', 'constructor', 'c0nstruct0r1'],
];

/** What people choose who were told to take a few words, and what a password manager makes. */
export const STRONG = [
  ...['mare-calmo-a-novembre', 'sera-quieta-in-biblioteca', 'vento-caldo-di-settembre', 'lanterna-sul-lago', 'nuvole basse, sugo alto'],
  ...['gatto verde balcone', 'tre pinguini al semaforo', 'la nonna fischia jazz', 'zaino blu sotto pioggia', 'ombrello rotto martedì', 'caffè lungo senza zucchero'],
  ...['treno perso per Foggia', 'quaderno a righe storte', 'pane burro e alici', 'girasole-tazza-polvere', 'ho dimenticato le chiavi in cucina', 'piove sempre sul mio bucato'],
  ...['sedia.lampada.cactus', 'mi sveglio tardi il lunedì', 'scarpe slacciate sul tram', 'lucciole dentro al barattolo', 'il frigo canta di notte', 'due calzini mai uguali'],
  ...['polpo sopra il campanile', 'zia Pina guida forte', 'onda salina vetro', 'limone pepe grondaia', 'mirtilli&chiodi&sabbia', 'ascensore bloccato al quarto'],
  ...['dentifricio alla cannella', 'cartoline mai spedite', 'tuono lontano, tè caldo', 'un riccio in giardino', 'pagaia lenta nel fango', 'volevo fare la giraffa'],
  ...['pentola che borbotta piano', 'il semaforo di via Po è lento', 'armadio-pieno-di-lana', 'sassolino nella scarpa', 'giulia mangia la mela verde', 'a Torino nevica sul tetto rosso'],
  ...['Tovaglia!Ruggine7Melo', 'bicicletta_arrugginita_42', 'Xk7#vQp2!m', 'hD9$kLw2Zr', 'kj3hd8sla0qp', 'f7e2c1b09ad4', 'うみのそばの小さな家', 'кот на окне спит'],
  'questa è una frase molto lunga che nessuno scriverebbe due volte nello stesso modo e che arriva quasi al limite dei caratteri',
];
