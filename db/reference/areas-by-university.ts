/**
 * The areas of each university by slug, in the notation of `faculties.ts`. Online universities that are missing here
 * have the group `online`. An area is listed if the university offers a degree course in it: building engineering
 * with architecture counts as engineering, and gastronomy alone does not count as agriculture.
 */
export const areasByUniversity: Record<string, string> = {
  // Piemonte, Valle d'Aosta, Liguria
  'unito.it': 'all -architettura -engineering',
  'polito.it': 'polytechnic',
  'uniupo.it':
    'biologia chimica economia farmacia filosofia giurisprudenza informatica lettere lingue medicina prof-sanitarie scienze-politiche scienze-terra sociologia',
  'unisg.it': 'agraria',
  'univda.it': 'economia formazione lingue psicologia scienze-politiche',
  'unige.it': 'all -agraria -veterinaria',

  // Lombardia
  'liuc.it': 'economia ing-industriale',
  'uninsubria.it': 'sciences health comunicazione economia giurisprudenza ing-civile mediazione motorie storia',
  'uniecampus.it': 'online design lingue',
  'unimi.it': 'all -architettura -design -engineering -formazione -psicologia -statistica',
  'polimi.it': 'polytechnic',
  'unibocconi.it': 'economia giurisprudenza matematica scienze-politiche',
  'unicatt.it':
    'health agraria beni-culturali comunicazione design economia filosofia fisica formazione giurisprudenza lettere lingue matematica mediazione motorie psicologia scienze-politiche sociologia',
  'iulm.it': 'comunicazione design lingue mediazione',
  'unisr.it': 'health biologia filosofia psicologia',
  'unimib.it': 'sciences health comunicazione economia formazione giurisprudenza psicologia sociologia statistica',
  'hunimed.eu': 'biologia ing-informazione medicina prof-sanitarie',
  'unibg.it': 'engineering comunicazione economia filosofia formazione giurisprudenza lettere lingue motorie psicologia scienze-politiche',
  'unibs.it': 'health engineering agraria biologia economia farmacia giurisprudenza motorie',
  'unipv.it': 'sciences health humanities engineering comunicazione economia farmacia giurisprudenza motorie psicologia scienze-politiche',
  'iusspavia.it': '',

  // Trentino-Alto Adige, Veneto, Friuli-Venezia Giulia
  'unibz.it': 'agraria comunicazione design economia formazione informatica ing-industriale ing-informazione sociologia',
  'unitn.it':
    'humanities engineering agraria biologia comunicazione economia fisica giurisprudenza informatica matematica mediazione medicina prof-sanitarie psicologia scienze-politiche sociologia',
  'univr.it':
    'humanities health agraria biologia comunicazione economia farmacia formazione giurisprudenza informatica ing-informazione matematica mediazione motorie psicologia sociologia',
  'unive.it': 'humanities chimica economia fisica informatica mediazione scienze-politiche scienze-terra sociologia',
  'iuav.it': 'architettura design',
  'unipd.it': 'all -architettura',
  'uniud.it':
    'humanities engineering agraria architettura biologia comunicazione design economia formazione giurisprudenza informatica matematica mediazione medicina motorie prof-sanitarie scienze-terra',
  'units.it': 'all -agraria -motorie -veterinaria',
  'sissa.it': 'fisica matematica',

  // Emilia-Romagna, Marche
  'unipr.it': 'all -mediazione -statistica',
  'unimore.it': 'all -architettura -beni-culturali -design -mediazione -scienze-politiche -sociologia -statistica -veterinaria',
  'unibo.it': 'all',
  'unife.it': 'all -mediazione -psicologia -scienze-politiche -sociologia -statistica -veterinaria',
  iasa: 'agraria',
  'uniurb.it':
    'humanities biologia comunicazione economia farmacia formazione giurisprudenza informatica motorie psicologia scienze-politiche scienze-terra sociologia',
  'univpm.it': 'health engineering agraria biologia economia scienze-terra',
  'unimc.it': 'humanities comunicazione economia formazione giurisprudenza mediazione scienze-politiche sociologia',
  'unicam.it': 'sciences architettura design farmacia giurisprudenza veterinaria',

  // Toscana, Umbria
  'imtlucca.it': 'beni-culturali economia informatica ing-informazione',
  'unifi.it': 'all -mediazione -veterinaria',
  'iuline.it': 'comunicazione economia formazione giurisprudenza motorie psicologia',
  'unipi.it': 'all -architettura -formazione -statistica',
  'sns.it': '',
  'santannapisa.it': 'agraria economia giurisprudenza ing-industriale ing-informazione medicina scienze-politiche',
  'unisi.it':
    'all -architettura -design -informatica -ing-civile -ing-industriale -mediazione -motorie -psicologia -statistica -veterinaria',
  'unistrasi.it': 'for-foreigners',
  'unipg.it': 'all -architettura -mediazione -statistica',
  'unistrapg.it': 'for-foreigners',

  // Lazio
  'unitus.it':
    'agraria beni-culturali biologia comunicazione economia giurisprudenza ing-industriale lettere lingue motorie scienze-politiche scienze-terra',
  'uniroma1.it': 'all -agraria -motorie -veterinaria',
  'uniroma2.it': 'all -agraria -architettura -mediazione -sociologia -statistica -veterinaria',
  'lumsa.it': 'comunicazione economia formazione giurisprudenza informatica lingue mediazione psicologia scienze-politiche sociologia',
  'luiss.it': 'economia giurisprudenza scienze-politiche',
  'uniroma4.it': 'motorie',
  'uniroma3.it': 'all -agraria -chimica -farmacia -health -informatica -psicologia -statistica -veterinaria',
  'unicampus.it': 'biologia ing-industriale ing-informazione medicina prof-sanitarie',
  'unint.eu': 'economia lingue mediazione scienze-politiche',
  'unimarconi.it': 'online agraria lingue',
  'unitelmasapienza.it': 'economia formazione giurisprudenza informatica psicologia scienze-politiche',
  'uer.it': 'economia formazione giurisprudenza psicologia',
  'uninettunouniversity.net': 'engineering beni-culturali comunicazione economia giurisprudenza lettere psicologia',
  'unimercatorum.it': 'online design lingue sociologia statistica',
  'uniroma5.it': 'agraria biologia comunicazione design economia formazione giurisprudenza motorie psicologia scienze-politiche',
  'unilink.it': 'health comunicazione design economia giurisprudenza psicologia scienze-politiche',
  'unicamillus.org': 'health biologia',
  'unicas.it': 'engineering economia formazione giurisprudenza lettere lingue motorie sociologia',
  casd: '',

  // Campania, Abruzzo, Molise
  'unisannio.it': 'engineering biologia economia giurisprudenza scienze-terra statistica',
  'unina.it': 'all -formazione -mediazione -motorie',
  'uniparthenope.it': 'engineering biologia economia giurisprudenza informatica motorie scienze-terra statistica',
  'unior.it': 'beni-culturali lettere lingue mediazione scienze-politiche',
  'unisob.na.it': 'beni-culturali comunicazione economia formazione giurisprudenza lingue psicologia',
  'unicampania.it':
    'health engineering agraria architettura beni-culturali biologia design economia farmacia fisica formazione giurisprudenza lettere matematica psicologia scienze-politiche scienze-terra',
  'unipegaso.it': 'online informatica',
  'ssmeridionale.it': '',
  'unisa.it': 'all -architettura -mediazione -veterinaria',
  'univaq.it':
    'sciences health engineering beni-culturali economia filosofia formazione lettere lingue mediazione motorie psicologia sociologia',
  'gssi.it': 'fisica informatica matematica',
  'unite.it': 'agraria biologia comunicazione design economia giurisprudenza scienze-politiche veterinaria',
  'unich.it':
    'humanities health architettura design economia farmacia formazione giurisprudenza ing-civile ing-informazione mediazione motorie psicologia scienze-terra sociologia',
  'unidav.it': 'economia formazione giurisprudenza psicologia',
  'unimol.it':
    'agraria beni-culturali biologia comunicazione economia formazione giurisprudenza informatica ing-civile ing-informazione lettere medicina motorie prof-sanitarie scienze-politiche sociologia',
  unineuromed: 'biologia medicina prof-sanitarie',

  // Puglia, Basilicata, Calabria
  'unifg.it':
    'health agraria beni-culturali biologia comunicazione economia formazione giurisprudenza ing-industriale lettere lingue motorie psicologia sociologia',
  'uniba.it': 'all -architettura -engineering',
  'poliba.it': 'polytechnic',
  'lum.it': 'economia giurisprudenza ing-industriale ing-informazione medicina prof-sanitarie',
  'unisalento.it': 'all -architettura -chimica -farmacia -informatica -odontoiatria -statistica -veterinaria',
  'unibas.it':
    'engineering agraria architettura beni-culturali biologia chimica economia farmacia formazione informatica lettere matematica medicina scienze-terra',
  'unical.it': 'all -agraria -architettura -odontoiatria -veterinaria',
  'unicz.it': 'health biologia economia farmacia giurisprudenza ing-informazione motorie psicologia sociologia',
  'unirc.it': 'engineering agraria architettura biologia design economia formazione giurisprudenza motorie prof-sanitarie',
  'unidarc.it': 'for-foreigners sociologia',

  // Sicilia, Sardegna
  'unipa.it': 'all -veterinaria',
  'unime.it': 'all -agraria -architettura -design',
  'unikore.it':
    'engineering architettura economia formazione giurisprudenza lettere lingue medicina motorie prof-sanitarie psicologia scienze-politiche',
  'unict.it': 'all -design -statistica -veterinaria',
  'uniss.it':
    'humanities health agraria architettura biologia chimica comunicazione design economia farmacia formazione giurisprudenza ing-industriale ing-informazione mediazione psicologia scienze-politiche scienze-terra sociologia veterinaria',
  'unica.it': 'all -agraria -statistica -veterinaria',
};

/** Names of the classes that special schools have instead of faculties, in addition to their areas above. */
export const classesBySchool: Record<string, readonly string[]> = {
  'sns.it': ['Classe di Lettere e Filosofia', 'Classe di Scienze', 'Classe di Scienze politico-sociali'],
  'iusspavia.it': ['Classe di Scienze, Tecnologie e Società', 'Classe di Scienze umane e della Vita'],
  'sissa.it': ['Neuroscienze'],
  'imtlucca.it': ['Neuroscienze'],
  'gssi.it': ['Scienze sociali'],
  'ssmeridionale.it': ['Area scientifico-tecnologica', 'Area umanistico-giuridica'],
  casd: ['Scienze della Difesa e della Sicurezza'],
};
