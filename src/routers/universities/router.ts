import { z } from 'zod';
import { AppError } from '../errors.ts';
import { listed, wholeOf } from '../page.ts';
import { guestProcedure, router } from '../trpc.ts';
import { UNIVERSITY_RESULTS_MAX } from './limits.ts';
import { isUniversityDomain, listFaculties, listUniversities, universityExists } from './queries.ts';
import { domainsOf, findUniversities, MAIL_DOMAIN } from './rules.ts';
import { AskDomain, Faculty, SearchUniversities, University, UniversityDomain, UniversityId } from './schema.ts';

export const universitiesRouter = router({
  search: guestProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/universities/search',
        tags: ['universities'],
        summary: 'Search universities',
        description:
          'Every word must occur in the name, short name or city, ignoring case, accents and apostrophes. Best match first, at most 20.',
      },
    })
    .input(SearchUniversities)
    .output(z.array(University))
    .query(async ({ ctx, input }) => {
      const found = findUniversities(input.q, await listUniversities(ctx.db));
      return listed(ctx, { ...wholeOf(found.slice(0, UNIVERSITY_RESULTS_MAX)), total: async () => found.length });
    }),

  domain: guestProcedure
    .meta({
      refusals: ['email_not_university'],
      openapi: {
        method: 'GET',
        path: '/universities/domains',
        tags: ['universities'],
        summary: 'Check the domain of an e-mail address',
        description:
          'Whether an address with this domain may register: otherwise a 400, as from the registration itself. Depends on no account.',
      },
    })
    .input(AskDomain)
    .output(UniversityDomain)
    .query(async ({ ctx, input }) => {
      const { domain } = input;
      const known = MAIL_DOMAIN.test(domain) && (await isUniversityDomain(ctx.db, domainsOf(domain)));
      if (!known) throw new AppError('email_not_university', { field: 'domain' });
      return { domain };
    }),

  faculties: guestProcedure
    .meta({
      refusals: ['university_not_found'],
      openapi: {
        method: 'GET',
        path: '/universities/{id}/faculties',
        tags: ['universities'],
        summary: 'List the faculties of a university',
        description: 'The university’s own faculties, in alphabetical order.',
      },
    })
    .input(UniversityId)
    .output(z.array(Faculty))
    .query(async ({ ctx, input }) => {
      if (!(await universityExists(ctx.db, input.id))) throw new AppError('university_not_found');
      const faculties = await listFaculties(ctx.db, input.id);
      return listed(ctx, wholeOf(faculties.sort((a, b) => a.name.localeCompare(b.name, 'it'))));
    }),
});
