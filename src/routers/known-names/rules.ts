/** Word lists that tell people’s names from other words. They need not be complete: `accusesByName` also infers names from the sentence. */

const listed = (text: string) => new Set(text.trim().toLowerCase().split(/\s+/));

const FIRST_NAMES = listed(`
Adele Alberto Alessandra Alessandro Alessia Alessio Alice Andrea Angela Angelica Angelo Anna Annalisa Antonella Antonio Arianna Asia Aurora
Beatrice Benedetta Bianca Bruno Camilla Carla Carlo Carlotta Caterina Cecilia Chiara Christian Claudia Claudio Cristian Cristiano Cristina
Daniela Daniele Dario Davide Debora Diego Domenico Edoardo Elena Eleonora Elia Elisa Elisabetta Emanuela Emanuele Emma Enrico Erica Erika
Ettore Eva Fabio Fabrizio Federica Federico Filippo Flavia Flavio Francesca Francesco Gabriele Gabriella Gaia Gennaro Giacomo Giada
Giancarlo Gianluca Gianni Gianmarco Ginevra Giorgia Giorgio Giovanna Giovanni Giulia Giuliano Giulio Giuseppe Greta Guido Ilaria Irene Ivan
Jacopo Jessica Laura Lavinia Leonardo Letizia Lisa Livia Lorenza Lorenzo Luca Lucia Luciano Lucrezia Ludovica Luigi Maddalena Manuel Manuela
Marcello Marco Margherita Maria Marina Mario Marta Martina Massimiliano Massimo Matilde Matteo Mattia Maurizio Mauro Melissa Michela Michele
Mirko Miriam Monica Nadia Nicola Nicole Nicolò Noemi Omar Paola Paolo Pasquale Patrizia Pierfrancesco Piero Pierluigi Pietro Raffaele
Raffaella Rebecca Riccardo Rita Roberta Roberto Rocco Rosa Rosario Salvatore Samuele Sara Sabrina Sebastiano Serena Sergio Silvia Simona
Simone Sofia Stefania Stefano Susanna Teresa Tommaso Valentina Valeria Valerio Vanessa Veronica Vincenzo Viola Virginia Vittoria Vittorio
Gaetano Gioele Oronzo Vito Nunzio Ciro Carmine Agata Assunta Ignazio Ivo Lino Renzo Loris Mirco Morena Moira Gloria Diana Fiorella Franca Gina
Luana Marica Pamela Romina Rosanna Tecla Yari Alex Ludovico Gregorio Damiano Ivano Germano Fulvio Fausto Flaminia Eugenio Eugenia Ernesto Elvira
Ada Agnese Alfonso Alfredo Amedeo Armando Barbara Carmelo Clara Concetta Corrado Costanza Cosimo Dalila Donatella Donato Egidio Elettra Ester
Fiammetta Gerardo Giuseppina Immacolata Leopoldo Lorella Manlio Marisa Michelangelo Mimmo Natalia Niccolò Ottavio Romeo Romolo Rosalia Sandro
Saverio Silvana Silvio Tamara Ulisse Valter Walter Zaira
Umberto Ugo Tiziana Tiziano Sonia Rossella Renato Ornella Orazio Nunzia Nino Mariangela Marianna Mariella Loredana Lidia Katia Ivana Igor
Abdul Abdou Abdoulaye Achille Adil Adrian Adriana Ahmad Ahmed Aicha Aisha Aleksandr Aleksandra Alejandro Alexandra Alexandru Ali Alina Alin
Alvaro Amadou Amina Amir Amira Ana Anastasia Anatoly Andreea Andrei Andrej Andriy Angelina Anita Anja Anton Arben Arjun Artem Arturo Asan
Assan Ayoub Aziz Bashir Besnik Bilal Blerim Bogdan Bojan Boubacar Bogdana Brahim Carmen Catalin Catalina Cheikh Chidi Constantin Corina
Cosmin Cristi Dan Danijel Danut David Dejan Denis Denisa Dimitri Dmitri Dmitry Dmytro Dragan Dragos Driss Edona Ekaterina Elena Elira
Elvis Emeka Endrit Enea Eric Erion Esteban Eugen Fatima Fatou Fatoumata Felipe Fernanda Fernando Florian Florin Florina Gabriel Gabriela
Gaurav Georgi Georgiana Gheorghe Hafsa Halima Hamid Hamza Hana Hanane Hao Harpreet Hasan Hassan Hicham Ibrahim Igli Ikram Iman Ines Ioana
Ion Ionut Irina Isabel Ismail Ivana Jaime Jakub Jamal James Jan Javier Jean Jelena Jennifer Jie Jin Joao John Jonathan Jorge Jose Juan
Kamal Karim Karina Katarzyna Kateryna Kaur Kevin Khadija Khaled Khalid Klaudia Kofi Kwame Lamine Larisa Laurentiu Leila Liam Lin Liliana
Ling Liu Ljubica Loubna Luis Luiza Magdalena Mahmoud Malika Mamadou Manpreet Marek Maria Mariam Marian Mariana Marija Marius Marko Marwa
Maryam Mehdi Mehmet Mei Miguel Mihaela Mihai Milan Milena Mina Ming Mircea Mirela Mohamed Mohammed Mohammad Mouna Moussa Muhammad Mustafa
Nabil Nadine Naima Natalia Nawal Nguyen Nicolae Nikola Nikita Nina Nour Oleg Oleksandr Olena Olga Oluwaseun Osama Oscar Ousmane Oxana Pablo
Paula Pavel Pedro Petar Petru Piotr Priya Radu Rachid Rahul Raisa Rajesh Ramona Rania Rasha Rashid Raul Reza Ricardo Robert Rosario Roxana
Ryan Said Salah Salim Salma Samir Samira Samuel Sandra Sanja Santiago Sasa Sebastian Seydou Sergei Serhiy Silviu Simran Singh Siham Soufiane
Sorin Souad Stefan Steven Sunita Svetlana Tamara Tania Tarik Tatiana Tariq Thomas Tudor Usman Vasile Vera Victor Victoria Viktor Viorel Vlad
Volodymyr Walid Wei Wen Xiao Xin Yan Yana Yasmine Yassine Yasin Ying Youssef Yulia Yuri Yusuf Yu Zahra Zakaria Zeynep Zhen Zineb Zoe Zoran`);

const SURNAMES = listed(`
Amato Barbieri Basile Bellini Benedetti Bernardi Bianchi Bianco Caputo Caruso Cattaneo Colombo Conte Conti Coppola Costantini Esposito
Fabbri Farina Ferrara Ferrari Ferraro Ferretti Ferri Fiore Fontana Franco Galli Gallo Gentile Giordano Giuliani Grassi Grasso Greco Guerra
Leone Lombardi Lombardo Longo Mancini Marchetti Mariani Marini Marino Martinelli Martini Mazza Messina Milani Monti Morelli Moretti Negri
Neri Orlando Pagano Palmieri Palumbo Parisi Pellegrini Pellegrino Piras Poli Ricci Rinaldi Riva Rizzi Rizzo Romano Rossetti Rossi Ruggiero
Russo Sala Sanna Santoro Sartori Serra Silvestri Sorrentino Testa Valentini Villa Vitale Vitali Verdi Ferrante Caputi Donati Bruni Bruno
Cocco Melis Carta Lai Deiana Murgia Porcu Puddu Mura Zanetti Zanella Zanin Pavan Favaro Bortolotti Bernasconi Brambilla Fumagalli Crippa
Colombini Gatti Fusco Marra Ferrero Giraudo Fassio Rota Belotti Cavalli Cattani Montanari Venturi Vandelli Guidi Baldini Bartolini Bianchini
Innocenti Nardi Pieri Ceccarelli Proietti Mattei D’Angelo D’Amico D’Agostino Catalano Cannavò Lorusso Lopez Garcia Rodriguez Fernandez
Perez Popescu Ionescu Popa Rusu Munteanu Stan Dumitru Hoxha Shehu Hysa Kola Dervishi Diallo Diop Ndiaye Fall Gueye Seck Traoré Konaté Kone
Osei Mensah Okonkwo Okafor Chen Zhang Wang Xu Hu Zhou Zhao Yang Huang Khan Kumar Sharma Patel Hussain Rahman Islam Hossain Kovalenko
Shevchenko Bondarenko Ivanov Petrov Sokolov Novak Horvat Kovac Nowak Kowalski Mueller Müller Schmidt Benali Alaoui Idrissi Haddad Trabelsi`);

/** Names of historical, public and fictional figures that hardly anybody else bears: accusing these figures is allowed. */
const FAMOUS = listed(`
Hitler Himmler Goebbels Göring Eichmann Mengele Priebke Kappler Mussolini Badoglio Napoleone Bonaparte Robespierre Stalin Lenin Trotsky Mao
Pinochet Videla Gheddafi Saddam Castro Guevara Putin Zelensky Trump Biden Obama Musk Zuckerberg Bezos Netanyahu Erdogan Orban Berlusconi
Andreotti Craxi Meloni Salvini Renzi Schlein Capone Escobar Riina Provenzano Buscetta Bundy Dahmer Weinstein Epstein Polanski Spacey
Machiavelli Beccaria Gramsci Matteotti Garibaldi Mazzini Cavour Dreyfus Caravaggio Gesualdo Galilei Alighieri Boccaccio Petrarca Manzoni
Leopardi Pirandello Pasolini D’Annunzio Nietzsche Heidegger Foucault Freud Jung Lombroso Milgram Zimbardo Durkheim Marx Engels Kant Hegel
Schopenhauer Rousseau Voltaire Shakespeare Macbeth Otello Iago Amleto Raskolnikov Karamazov Lecter Humbert Valjean Javert Keating Gatsby
Voldemort Potter Malfoy Holmes Watson Moriarty Dracula Frankenstein Corleone Soprano Batman Joker Nerone Caligola Catilina Verre Pilato Giuda
Caino Cesare Bruto Ottaviano Tito Livio Tacito Dostoevskij Nabokov Tolstoj Manson Lupin Schmitt Arendt Bauman Weber Simmel Goffman Skinner Pavlov Watson Piaget Bowlby Milgram Zodiac
Diabolik Montalbano Poirot Sherlock Snape Silente Lannister Snow Daenerys Vader Skywalker Thanos Escobar Montecristo Javert Quasimodo Frollo
Tartufo Arpagone Pinocchio Medea Edipo Clitemnestra Ulisse Achille Agamennone Menelao Polifemo Zeus Falcone Borsellino Cucchi Regeni`);
const FAMOUS_PAIRS = new Set(
  'primo levi|vanni fucci|robin hood|walter white|jesse pinkman|tony montana|ilaria alpi|aldo moro|peppino impastato|woody allen|michael jackson|bill clinton|francisco franco|don rodrigo|don abbondio|mastro don|jack lo|carlo magno|enrico viii|luigi xvi|vittorio emanuele|giordano bruno'.split(
    '|',
  ),
);

/** Capitalized words that are not names of people: places, institutions, subjects, companies, holidays. */
const NO_PEOPLE = listed(`
Via Viale Piazza Piazzale Piazzetta Corso Largo Vicolo Lungo Ponte Porta Borgo Parco Villa Stazione Metro Palazzo Aula Sala Biblioteca Campus
San Santa Santo Sant’ Santi Monte Castel Castello Tor Torre Reggio Bari Vecchia Nuova Nuovo Vecchio Buenos Aires New York Los Angeles Las
Vegas Roma Milano Torino Napoli Bologna Firenze Padova Pavia Pisa Siena Trento Trieste Venezia Verona Palermo Catania Cagliari Sassari
Perugia Parma Modena Ferrara Genova Lecce Foggia Salerno Udine Ancona Italia Europa Emilia Calabria Lambrate Bicocca Bovisa Città Studi
Università Ateneo Politecnico Alma Mater Sapienza Facoltà Scuola Scienze Scienza Analisi Diritto Economia Fisica Chimica Storia Lettere
Lingua Letteratura Filosofia Psicologia Medicina Ingegneria Statistica Informatica Matematica Geometria Algebra Anatomia Biologia
Giurisprudenza Sociologia Pedagogia Politiche Aziendale Politica Privato Penale Pubblico Legale Uno Due Tre Primo Erasmus Tutor Prof Dott
Telefono Rosa Amico Azzurro Croce Rossa Verde Numero Banca Intesa Poste Google Microsoft Amazon Apple Prime Teams Zoom Chat Gpt Moodle Esse
Netflix Instagram Telegram Facebook Discord Whatsapp Tik Tok Trenitalia Italo Atm Subito Airbnb Booking Stato Governo Regione Comune Chiesa
Santa Natale Pasqua Buon Buona Buono Anno Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre Novembre Dicembre
Lunedì Martedì Mercoledì Giovedì Venerdì Sabato Domenica Dio Gesù Cristo Madonna Banda Cosa Nostra Camorra Magliana Delitto Castigo Divina
Commedia Gatto Volpe Ladri Biciclette Lady Lord Sir Mister Don Donna Codice Costituzione Corte Cassazione Repubblica Unione Stati Uniti Nord
Sud Est Ovest Grande Piccolo Il Lo La Gli Le I Un Una Uno Ma Se Per Con Che Chi Non E È Ed O Ho Hai Ha Mi Ti Ci Si Vi Io Tu Lui Lei Noi Voi
Loro Mio Mia Tuo Tua Suo Sua Nel Nella Del Della Dei Delle Al Alla Ai Alle Da Dal Dalla In Di A Su Sul Sulla Tra Fra Quel Quella Quello
Questo Questa Qui Qua Oggi Ieri Domani Ragazzi Ragazze Attenti Attenta Attento Attenzione Occhio Sono Sei Siamo Siete Era Erano Quando Come
Dove Perché Poi Allora Anche Solo Sempre Mai Ciao Grazie Scusate Aiuto Help Tutti Tutte Ogni Denunciate Denuncio Sappiate Conoscete Maledetto
Maledetta Bravo Brava Caro Cara Povero Povera Signor Signora Professor Professore Professoressa Dottor Dottore Dottoressa Rettore Preside
Relatore Relatrice Assistente Ministro Ministra Papa Re Regina Imperatore Presidente Studente Studentessa Esame Esami Tesi Corsi Appello
Sessione Economica Civile Fratello Casa Carta Processo Nonna Nonno Zia Zio Costituzionale Generale Applicata Organica Inorganica Moderna Contemporanea Antica Medievale Sociale Clinica`);

/** Words that follow a first name without being a surname, in texts without capitals. */
const NO_SURNAMES = listed(`
e ed o od ma se che chi cui non né mi ti ci si vi lo la li le gli ne mio mia miei mie tuo tua suo sua nostro vostro loro ha hai ho hanno
abbiamo aveva avevo era ero erano è sono sei sia fu fa fai fanno va vai vanno sta stai stanno può vuole deve dice dici dicono sa viene mette
prende ruba molesta picchia copia spaccia minaccia ricatta truffa perseguita parla scrive studia lavora vive abita pensa crede sembra resta
torna esce entra con per da di a in su tra fra del della dei degli delle dello al alla ai alle allo dal dalla dai nel nella nei sul sulla
il i un uno una come quando dove perché poi già più meno molto molta tanto troppo sempre mai ancora anche pure solo soltanto oggi ieri domani
stamattina stasera stanotte prima dopo ora adesso allora quindi però invece infatti forse purtroppo davvero proprio quello quella questo
questa quel lui lei noi voi io tu tutti tutte tutto ogni qualche nessuno qualcuno ubriaco ubriaca arrabbiato arrabbiata innamorato gelosa
geloso bella bello brutto brutta bravo brava stronzo stronza bastardo bastarda ladro ladra bugiardo bugiarda amico amica ex compagno compagna
fidanzato fidanzata collega fratello sorella cugino cugina padre madre zio zia insieme oltre quasi così bene male durante contro verso senza
secondo tipo ogni volta spesso improvvisamente finalmente piange ride urla grida`);

const known = (word: string) => word.toLowerCase().replaceAll("'", '’');

export const isFirstName = (word: string) => FIRST_NAMES.has(known(word));
export const isSurname = (word: string) => SURNAMES.has(known(word));
export const isFamous = (words: string[]) =>
  words.some((word) => FAMOUS.has(known(word))) || FAMOUS_PAIRS.has(words.slice(0, 2).map(known).join(' '));
/** Covers the listed words and those with the suffix of an office or a subject. */
export const namesNobody = (word: string) =>
  NO_PEOPLE.has(known(word)) || /(?:eria|zione|sione|mento|ità|istica|logia|grafia|nomia|enti)$/i.test(word);
export const isNoSurname = (word: string) => NO_SURNAMES.has(known(word)) || /mente$/i.test(word);
