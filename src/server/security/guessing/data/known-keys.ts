/** Keys in documentation and templates that people copy: of Flask, FastAPI, Supabase, NetBox, RFC 7515 and FIPS 197. */
export const KNOWN_KEYS = new Set([
  '192b9bdd22ab9ed4d12e236c78afcb9a393ec15f71bbf5dc987d54727823bcbf',
  '09d25e094faa6ca2556c818166b7a9563b93f7099f6f0f4caa6cf63b88e8d3e7',
  'UpNVntn3cDxHJpq99YMc1T1AQgQpc8kfYTuRgBiYa15BLrx8etQoXz3gZv1/u2oq',
  'r(m)9nLGnz$(_q3N4z1k(EFsMCjjjzx08x9VhNVcfd%6RF#r!6DE@+V5Zk2X',
  'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
  '2b7e151628aed2a6abf7158809cf4f3c',
  '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
]);

/** Words that people use in a key that they make up. */
export const KEY_WORDS = `
  chiave chiavi segreta segreto segrete segretissima sicura sicuro sicurissima sicurissimo lunga lungo lunghissima casuale generata
  generare nostra nostro mia mio server sito applicazione app progetto tesi produzione sviluppo ambiente prova locale database utente
  amministratore cambiare cambiami cambia sostituire inserire inserisci qui prima poi dopo molto davvero abbastanza almeno caratteri
  lettere stringa valore parola frase nessuno indovina indovinera indovinare sapere secret key token password string random long very
  secure server app production development example change change generate your this that here nobody guess
`
  .trim()
  .split(/\s+/);
