const ELIDED = { il: 'l’', Il: 'L’', al: 'all’', del: 'dell’', Del: 'Dell’', dal: 'dall’', Dal: 'Dall’' } as const;

/** 'il 7 gennaio', but 'l’8 dicembre' and 'l’11 marzo': otto and undici begin with a vowel. */
export function withArticle(article: keyof typeof ELIDED, date: string): string {
  return /^(8|11)\b/.test(date) ? ELIDED[article] + date : `${article} ${date}`;
}

/** 'a Volpe', but 'ad Airone'. */
export function to(name: string): string {
  return `${/^[aà]/i.test(name) ? 'ad' : 'a'} ${name}`;
}
