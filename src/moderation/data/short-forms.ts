/** Chat abbreviations, elisions and digits, with the words that they stand for. */
export const SHORT_FORMS = new Map(
  (
    'nn non|nnt niente|sn sono|ke che|k che|x per|xke perche|xche perche|xk perche|pk perche|pke perche|perke perche|ki chi|tt tutti|ttt tutto|' +
    'cm come|kome come|qnd quando|qndo quando|dv dove|m mi|t ti|v vi|c ci|s si|6 sei|1 un|4 a|3 e|cmq comunque|cmnq comunque|anke anche|qst questo|' +
    'qsto questo|qsta questa|qll quello|qlc qualcuno|qlcs qualcosa|qlcn qualcuno|qlk qualche|sl solo|dp dopo|smp sempre|smpr sempre|mlt molto|' +
    'trp troppo|grz grazie|bn bene|xo pero|xro pero|nessun1 nessuno|qualcun1 qualcuno|vojo voglio|nun non|mò mo|prp proprio|qndi quindi|xsona persona|' +
    'nssn nessuno|nex nessuno|sempr sempre|vgl voglio|vglio voglio|vrrei vorrei|vrei vorrei|bsta basta|mrire morire|unna una|kose cose|kosa cosa|' +
    'kazzo cazzo|kulo culo|troja troia|troje troie|koglione coglione|kogliona cogliona|koglioni coglioni|kretino cretino|kretina cretina|' +
    'kagna cagna|vakka vacca|porko porco|skifo schifo|skifosa schifosa|skifoso schifoso|kiudi chiudi|kuore cuore'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
