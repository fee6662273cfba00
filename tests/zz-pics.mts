import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const site = 'http://localhost:5391';
const now = new Date();
const day = (n: number) => new Date(now.getTime() + n * 86400000).toISOString().slice(0, 10);
const plan = (id: string, examName: string, examDate: string, done: number) => ({ id, examName, examDate, priority: 'medium', status: 'in-progress', totalHours: 40, completedHours: done, subjects: [{ id: 's' + id, name: 'Limiti e derivate', estimatedHours: 40, completedHours: done, completed: false, notes: '' }], createdAt: now.toISOString() });
const session = (id: string, planId: string, date: string, duration: number) => ({ id, planId, subjectId: 's' + planId, date, duration, notes: '', completed: true });
const planner = { version: 2, plans: [plan('1', 'Analisi 1', day(70), 6), plan('2', 'Diritto privato', day(83), 3), plan('3', 'Glottologia', day(200), 0)], sessions: [session('a', '1', day(-3), 2), session('b', '1', day(-1), 2.5), session('c', '2', day(0), 3), session('d', '1', day(0), 1.5)] };
const pages = process.argv.slice(2);
for (const [w, scheme] of [[360, 'light'], [1280, 'dark'], [360, 'dark'], [1280, 'light']] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto(site + '/login');
  await page.getByLabel('Email').fill('studente.demo@edu.unito.it');
  await page.getByLabel('Password', { exact: true }).fill('vento-caldo-di-settembre');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL(site + '/');
  await page.evaluate((p) => localStorage.setItem('sottovoce-planner', JSON.stringify(p)), planner);
  if (w === 360 && scheme === 'light') {
    await page.goto(site + '/'); await page.waitForTimeout(2500);
    console.log('feed JS KiB', await page.evaluate(() => performance.getEntriesByType('resource').filter((e) => new URL(e.name).pathname.endsWith('.js')).reduce((s, e) => s + (e as PerformanceResourceTiming).encodedBodySize, 0) / 1024));
  }
  for (const [i, path] of pages.entries()) {
    await page.goto(site + path);
    await page.waitForTimeout(1800);
    await page.screenshot({ path: `/tmp/pic-${i}-${w}-${scheme}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
