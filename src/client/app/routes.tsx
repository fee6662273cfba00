import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { isAuthenticated, useStoredUser } from '../lib/storage.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { paths } from '../lib/paths.ts';

type Page = ComponentType;

const NotFoundPage = page(() => import('./not-found-page.tsx').then((module) => module.NotFoundPage));
const LoginPage = page(() => import('../auth/login-page.tsx').then((module) => module.LoginPage));
const HomePage = page(() => import('../posts/home-page.tsx').then((module) => module.HomePage));
const SearchPage = page(() => import('../search/search-page.tsx').then((module) => module.SearchPage));
const LandingPage = page(() => import('../landing/landing-page.tsx').then((module) => module.LandingPage));
const PreviewPage = page(() => import('../landing/preview-page.tsx').then((module) => module.PreviewPage));
const AboutPage = page(() => import('../info/about-page.tsx').then((module) => module.AboutPage));
const RulesPage = page(() => import('../info/rules-page.tsx').then((module) => module.RulesPage));
const SupportPage = page(() => import('../support/support-page.tsx').then((module) => module.SupportPage));
const TermsPage = page(() => import('../info/terms-page.tsx').then((module) => module.TermsPage));
const PrivacyPage = page(() => import('../info/privacy-page.tsx').then((module) => module.PrivacyPage));
const ExamsPage = page(() => import('../exams/exams-page.tsx').then((module) => module.ExamsPage));
const StudyGroupsPage = page(() => import('../study-groups/study-groups-page.tsx').then((module) => module.StudyGroupsPage));
const ExamExperiencesPage = page(() =>
  import('../exam-experiences/exam-experiences-page.tsx').then((module) => module.ExamExperiencesPage),
);
const MentorshipPage = page(() => import('../mentorship/mentorship-page.tsx').then((module) => module.MentorshipPage));
const AccountPage = page(() => import('../account/account-page.tsx').then((module) => module.AccountPage));
const PlannerPage = page(() => import('../planner/planner-page.tsx').then((module) => module.PlannerPage));

/** Pages that anybody may open. */
const publicPages: Record<string, Page> = {
  [paths.login]: LoginPage,
  [paths.landing]: LandingPage,
  [paths.preview]: PreviewPage,
  [paths.about]: AboutPage,
  [paths.rules]: RulesPage,
  [paths.support]: SupportPage,
  [paths.terms]: TermsPage,
  [paths.privacy]: PrivacyPage,
};

/** Pages for people who are logged in; to others the same address shows the login. */
export const memberPages: Record<string, Page> = {
  [paths.home]: HomePage,
  [paths.homeAlias]: HomePage,
  [paths.search]: SearchPage,
  [paths.exams]: ExamsPage,
  [paths.studyGroups]: StudyGroupsPage,
  [paths.examExperiences]: ExamExperiencesPage,
  [paths.studyPlanner]: PlannerPage,
  [paths.mentorship]: MentorshipPage,
  [paths.account]: AccountPage,
};

export function Routes() {
  const member = isAuthenticated(useStoredUser());
  return (
    <Suspense fallback={<PageSpinner />}>
      <Switch>
        {Object.entries(publicPages).map(([path, Page]) => (
          <Route key={path} path={path} component={Page} />
        ))}
        {Object.entries(memberPages).map(([path, Page]) => (
          <Route key={path} path={path} component={member ? Page : LoginPage} />
        ))}
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}

function page(load: () => Promise<Page>) {
  return lazy(async () => ({ default: await load() }));
}
