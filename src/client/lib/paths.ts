/** Every address of the site. `home` and `homeAlias` are the same screen. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  login: '/login',
  post: '/posts/:id',
  confirm: '/confirm',
  reset: '/reset',
  search: '/search',
  exams: '/exams',
  exam: '/exams/:slug',
  studyGroups: '/study-groups',
  studyGroup: '/study-groups/:id',
  examExperiences: '/exam-experiences',
  studyPlanner: '/study-planner',
  mentorship: '/mentorship',
  account: '/settings',
  notices: '/notices',
  about: '/about',
  rules: '/rules',
  support: '/support',
  terms: '/terms',
  privacy: '/privacy',
  preview: '/preview',
  landing: '/sottovoce',
  report: '/segnala',
  transparency: '/trasparenza',
  accessibility: '/accessibilita',
  moderation: '/moderation',
  case: '/moderation/cases/:id',
} as const;

/** Query that opens the composer on the home screen, which then removes it from the URL. */
export const NEW_POST_QUERY = 'nuovo';
export const newPostPath = `${paths.home}?${NEW_POST_QUERY}`;

/** Query that opens the form of an unsent text, with the key of its draft; see use-resumed.ts. */
export const RESUME_QUERY = 'riprendi';

/** Query that filters the home screen to posts without an answer. */
export const WAITING_QUERY = 'attesa';

export function postPath(id: number): string {
  return paths.post.replace(':id', String(id));
}

export function groupPath(id: number): string {
  return paths.studyGroup.replace(':id', String(id));
}

export function examPath(slug: string): string {
  return paths.exam.replace(':slug', encodeURIComponent(slug));
}

/** Query that opens the planner with the form of a new plan for this exam. */
export const PLANNED_QUERY = 'esame';

export function newPlanPath(examName: string): string {
  return `${paths.studyPlanner}?${new URLSearchParams({ [PLANNED_QUERY]: examName }).toString()}`;
}

export function casePath(id: number): string {
  return paths.case.replace(':id', String(id));
}

/** Queries that open the registration, or the form for forgotten passwords, on the login page. */
export const REGISTER_QUERY = 'registrati';
export const registerPath = `${paths.login}?${REGISTER_QUERY}`;
export const FORGOT_QUERY = 'password';
export const forgotPath = `${paths.login}?${FORGOT_QUERY}`;

/** The cards of the settings that other pages lead to, by the hash of their address; a link in mails leads to `avvisi`. */
export type SettingsCard = 'avvisi' | 'provvedimenti' | 'segnalazioni';

export function settingsPath(card: SettingsCard): string {
  return `${paths.account}#${card}`;
}

/** Query that fills in the address of the reported page on the report form. */
export const REPORTED_QUERY = 'indirizzo';

export function reportPath(address: string): string {
  return `${paths.report}?${new URLSearchParams({ [REPORTED_QUERY]: address }).toString()}`;
}
