const WORDS = `
  the you and to of is in it that me my we for this on not are be have your what do no so all know with was can but just like there out
  get if right he she go up they one come here now good at how got don want about from him her his an as yes ok okay who when will would
  why them then love baby girl boy man woman men people time day night life world heart home house family friend friends forever always
  never ever again password secret secrets key keys token login admin root user users default test testing demo example sample change
  changeme replace please insert your string random long very super mega ultra strong secure security safe signing sign encryption cipher
  server app web api site website database data production development staging local docker compose config settings setting session
  sessions cookie cookies jwt auth hash salt value values generate generated real before after launch deploy release todo fixme use used
  using do share shared here goes least bits bit byte bytes characters character length minimum must should could something somebody
  anybody nobody everybody nothing everything anything guess guesses guessing hello hi bye goodbye welcome thanks thank sorry master
  dragon monkey shadow sunshine princess king queen angel devil god jesus star stars moon sun sky sea summer winter spring autumn snow
  rain fire water earth wind black white red blue green yellow pink orange purple gold silver dog cat cats dogs horse lion tiger wolf bear
  bird fish rabbit football soccer basket tennis music rock metal dance party game games gamer player money power crazy happy sad sweet
  cool hot cold big little small new old young best better great bad fuck fucking shit bitch ass hell damn sexy has own property prototype
  proto constructor undefined null true false function object class return import export public private static void tostring valueof
  hasownproperty isprototypeof propertyisenumerable definegetter script alert select drop table where insert update delete first last name
  number phone email mail street city country school college university student students teacher exam exams study class book books work
  job office computer phone mobile internet google apple windows linux android iphone samsung microsoft amazon netflix facebook instagram
  twitter january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday one two three four five six seven eight nine ten hundred thousand million
`;

/** The most common English words; those of examples and settings come first. */
export const ENGLISH_WORDS = [...new Set(WORDS.trim().split(/\s+/))];
