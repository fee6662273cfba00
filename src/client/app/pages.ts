import { paths } from '../lib/paths.ts';

interface PageEntry {
  path: string;
  /** `members`: guests see the login there. `moderators`: others see the page for unknown addresses, not the login. */
  audience: 'everyone' | 'members' | 'moderators';
  /** The page is independent of the user, so it stays mounted when the user changes. */
  nobodys?: true;
  /** Path in src/client; the page component is the only export. */
  module: string;
}

/** All pages of the site. The build reads this too, so that a page's HTML can preload its chunks. */
export const pages: readonly PageEntry[] = [
  { path: paths.login, audience: 'everyone', nobodys: true, module: 'auth/login-page.tsx' },
  { path: paths.confirm, audience: 'everyone', nobodys: true, module: 'auth/confirm-page.tsx' },
  { path: paths.reset, audience: 'everyone', nobodys: true, module: 'auth/reset-page.tsx' },
  { path: paths.landing, audience: 'everyone', module: 'landing/landing-page.tsx' },
  { path: paths.preview, audience: 'everyone', module: 'landing/preview-page.tsx' },
  { path: paths.about, audience: 'everyone', module: 'info/about-page.tsx' },
  { path: paths.rules, audience: 'everyone', module: 'info/rules-page.tsx' },
  { path: paths.support, audience: 'everyone', nobodys: true, module: 'support/support-page.tsx' },
  { path: paths.terms, audience: 'everyone', module: 'info/terms-page.tsx' },
  { path: paths.privacy, audience: 'everyone', module: 'info/privacy-page.tsx' },
  { path: paths.report, audience: 'everyone', nobodys: true, module: 'reports/guest-report-page.tsx' },
  { path: paths.transparency, audience: 'everyone', module: 'info/transparency-page.tsx' },
  { path: paths.accessibility, audience: 'everyone', module: 'info/accessibility-page.tsx' },
  { path: paths.moderation, audience: 'moderators', module: 'moderation/moderation-page.tsx' },
  { path: paths.case, audience: 'moderators', module: 'moderation/case-page.tsx' },
  { path: paths.post, audience: 'everyone', module: 'posts/post-page.tsx' },
  { path: paths.home, audience: 'members', module: 'posts/home-page.tsx' },
  { path: paths.homeAlias, audience: 'members', module: 'posts/home-page.tsx' },
  { path: paths.search, audience: 'members', module: 'search/search-page.tsx' },
  { path: paths.exams, audience: 'members', module: 'exams/exams-page.tsx' },
  { path: paths.exam, audience: 'members', module: 'exams/exam-page.tsx' },
  { path: paths.studyGroups, audience: 'members', module: 'study-groups/study-groups-page.tsx' },
  { path: paths.studyGroup, audience: 'members', module: 'study-groups/group-page.tsx' },
  { path: paths.examExperiences, audience: 'members', module: 'exam-experiences/exam-experiences-page.tsx' },
  { path: paths.studyPlanner, audience: 'members', module: 'planner/planner-page.tsx' },
  { path: paths.notices, audience: 'members', module: 'notices/notices-page.tsx' },
  { path: paths.mentorship, audience: 'everyone', module: 'mentorship/mentorship-page.tsx' },
  { path: paths.account, audience: 'members', module: 'account/account-page.tsx' },
];
