/** Every address of the site. `home` and `homeAlias` are the same screen. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  login: '/login',
  post: '/posts/:id',
  search: '/search',
  exams: '/exams',
  studyGroups: '/study-groups',
  examExperiences: '/exam-experiences',
  studyPlanner: '/study-planner',
  mentorship: '/mentorship',
  account: '/settings',
  about: '/about',
  rules: '/rules',
  support: '/support',
  terms: '/terms',
  privacy: '/privacy',
  preview: '/preview',
  landing: '/sottovoce',
} as const;

/** The home screen with its composer open; the home screen drops the query once it has read it. */
export const NEW_POST_QUERY = 'nuovo';
export const newPostPath = `${paths.home}?${NEW_POST_QUERY}`;

/** Where one post stands alone. */
export function postPath(id: number): string {
  return paths.post.replace(':id', String(id));
}
