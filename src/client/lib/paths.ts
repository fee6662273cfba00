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

/** The home screen with its composer open; the home screen drops the query once it has read it. */
export const NEW_POST_QUERY = 'nuovo';
export const newPostPath = `${paths.home}?${NEW_POST_QUERY}`;

/** The home screen with the posts that nobody has answered yet. */
export const WAITING_QUERY = 'attesa';

/** Where one post stands alone. */
export function postPath(id: number): string {
  return paths.post.replace(':id', String(id));
}

/** Where the members of a study group meet. */
export function groupPath(id: number): string {
  return paths.studyGroup.replace(':id', String(id));
}

/** Where all about one exam stands. */
export function examPath(slug: string): string {
  return paths.exam.replace(':slug', encodeURIComponent(slug));
}

/** The planner with the form of a new plan for this exam. */
export const PLANNED_QUERY = 'esame';

export function newPlanPath(examName: string): string {
  return `${paths.studyPlanner}?${new URLSearchParams({ [PLANNED_QUERY]: examName }).toString()}`;
}

/** Where moderators read one case. */
export function casePath(id: number): string {
  return paths.case.replace(':id', String(id));
}

/** The login page with its registration, or its form for forgotten passwords, open. */
export const REGISTER_QUERY = 'registrati';
export const registerPath = `${paths.login}?${REGISTER_QUERY}`;
export const FORGOT_QUERY = 'password';
export const forgotPath = `${paths.login}?${FORGOT_QUERY}`;

/** The page for reports, with the address of what is reported filled in. */
export const REPORTED_QUERY = 'indirizzo';

export function reportPath(address: string): string {
  return `${paths.report}?${new URLSearchParams({ [REPORTED_QUERY]: address }).toString()}`;
}
