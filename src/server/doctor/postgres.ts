import { Client } from 'pg';
import { refuseOtherReplica, refuseTwoDatabases } from '../start/one-database.ts';
import { isPooled } from '../backup/pooler.ts';
import { directUrl, type Env } from '../start/env.ts';
import { UsageError } from '../start/start-failure.ts';
import { checkClient } from './client.ts';
import { checkServer } from './database.ts';
import { judge, type Finding, type Rule } from './finding.ts';

const isOff = (value: string) => value === 'off';
const isOn = (value: string) => value === 'on';

/** Settings for what PostgreSQL records besides the data, and for how long it keeps deleted rows. */
const RULES: Rule[] = [
  {
    setting: 'log_statement',
    isGood: (value) => ['none', 'ddl'].includes(value),
    mend: 'the log would show who writes what; set it to none',
  },
  {
    setting: 'log_min_duration_statement',
    isGood: (value) => value === '-1',
    mend: 'slow statements are logged with what people wrote; set it to -1',
  },
  {
    setting: 'log_min_duration_sample',
    isGood: (value) => value === '-1',
    mend: 'sampled statements are logged with what people wrote; set it to -1',
  },
  {
    setting: 'log_transaction_sample_rate',
    isGood: (value) => value === '0',
    mend: 'the statements of some transactions are logged with what people wrote; set it to 0',
  },
  {
    setting: 'log_parameter_max_length_on_error',
    isGood: (value) => value === '0',
    mend: 'failed statements are logged with what people wrote; set it to 0',
  },
  {
    setting: 'log_error_verbosity',
    isGood: (value) => value === 'terse',
    mend: 'a refused row is logged with what people wrote; set it to terse',
  },
  {
    setting: 'auto_explain.log_min_duration',
    isGood: (value) => value === '-1',
    mend: 'plans are logged with what people wrote; do not load auto_explain',
  },
  { setting: 'pgaudit.log_parameter', isGood: isOff, mend: 'audited statements are logged with what people wrote; set it to off' },
  ...['debug_print_parse', 'debug_print_rewritten', 'debug_print_plan'].map((setting): Rule => ({
    setting,
    isGood: isOff,
    mend: 'the log shows each statement, with what people wrote; set it to off',
  })),
  { setting: 'track_commit_timestamp', isGood: isOff, mend: 'it keeps the time of each write to the microsecond; set it to off' },
  {
    setting: 'wal_recycle',
    isGood: isOff,
    mend: 'old files of the write-ahead log keep deleted rows until they are overwritten; set it to off',
  },
  {
    setting: 'archive_mode',
    isGood: isOff,
    mend: 'the archive holds every change in order; keep it encrypted, and for days rather than months, or set it to off',
  },
  {
    setting: 'wal_level',
    isGood: (value) => value !== 'logical',
    mend: 'changes can be read as rows by any replication slot; set it to replica',
  },
  { setting: 'autovacuum', isGood: isOn, mend: 'deleted rows stay in the files; set it to on' },
  {
    setting: 'data_directory_mode',
    isGood: (value) => value === '0700',
    mend: 'other users of that machine can read the data directory; run chmod 0700 on it',
  },
];

interface Doubt {
  what: string;
  /** Returns rows that name what is wrong, none when all is well. */
  query: string;
  mend: string;
}

/** Nothing is hidden from superusers, so they are not listed; the name of a predefined role begins with `pg_`. */
const OTHER_ROLES = `select rolname as name from pg_roles r where not rolsuper and rolname <> current_user and rolname !~ '^pg_'`;

const DOUBTS: Doubt[] = [
  {
    what: 'the text search configuration italian',
    query: `select 'missing' as name where not exists (select from pg_ts_config where cfgname = 'italian')`,
    mend: 'every PostgreSQL installation comes with it; restore it to pg_catalog',
  },
  {
    what: 'the role',
    query: `select rolname as name from pg_roles where rolname = current_user and rolsuper`,
    mend: 'use a role that is not a superuser and owns the database',
  },
  {
    what: 'extensions that read rows past their tables',
    query: `select extname as name from pg_extension where extname in ('pageinspect', 'pg_walinspect', 'pg_buffercache')`,
    mend: 'drop them: they show what was deleted, and which rows were written together',
  },
  {
    what: 'replication slots',
    query: `select slot_name as name from pg_replication_slots where not active`,
    mend: 'they are unused, and retain the write-ahead log for ever; drop them',
  },
  {
    what: 'roles that may read tables',
    query: `${OTHER_ROLES} and (
      exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and has_any_column_privilege(r.oid, oid, 'select')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'))
      or exists (select from pg_roles power where pg_has_role(r.oid, power.oid, 'member') and power.rolname in
        ('pg_read_all_data', 'pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program', current_user)))`,
    mend: 'revoke what they do not need, also membership in this role and in predefined ones',
  },
  {
    what: 'roles that may watch statements',
    query: `${OTHER_ROLES} and pg_has_role(r.oid, 'pg_read_all_stats', 'member')`,
    mend: 'they see what every connection does at each moment; revoke pg_monitor and pg_read_all_stats',
  },
];

const CONNECTION: Doubt = {
  what: 'the connection',
  query: `select 'not encrypted' as name where inet_server_addr() is not null and not inet_server_addr() <<= '127.0.0.0/8' and inet_server_addr() <> '::1' and not exists (select from pg_stat_ssl where pid = pg_backend_pid() and ssl)`,
  mend: 'add sslmode=verify-full to DATABASE_URL, or sslmode=disable where nobody can listen in, as between containers of one machine',
};

export async function checkPostgres(url: string, poolSize = 10, secretKey?: string): Promise<Finding[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; setting: string }>('select name, setting from pg_settings');
    const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
    const findings = judge(RULES, (name) => settings.get(name));
    for (const { what, query, mend } of doubtsOf(url)) {
      const found = (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
      findings.push({ what, mend: found.length > 0 ? `${found.join(', ')}: ${mend}` : undefined });
    }
    return [
      { what: 'PostgreSQL answers' },
      ...(await checkServer(client, poolSize, secretKey)),
      checkClient(settings.get('server_version')!),
      ...findings,
    ];
  } catch (error) {
    return [{ what: 'PostgreSQL', mend: `it cannot be queried (${(error as Error).message}); check DATABASE_URL` }];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Checks that the connection that backups use is one to the site's database itself. */
export async function checkBackups(env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): Promise<Finding[]> {
  const what = 'the connection of backups';
  try {
    await refuseTwoDatabases(env);
    const pooled = await isPooled(directUrl(env)!);
    return [{ what, mend: pooled ? 'it leads through a pooler; set DATABASE_DIRECT_URL to an address of the database itself' : undefined }];
  } catch (error) {
    if (error instanceof UsageError) return [{ what, mend: error.message }];
    return [{ what, mend: `it cannot be used (${(error as Error).message}); check DATABASE_DIRECT_URL` }];
  }
}

/** Checks that DATABASE_READ_URL leads to a replica of the site's database. */
export async function checkReplica(env: Pick<Env, 'DATABASE_URL' | 'DATABASE_READ_URL'>): Promise<Finding[]> {
  if (!env.DATABASE_READ_URL) return [];
  const what = 'the replica in DATABASE_READ_URL';
  try {
    await refuseOtherReplica(env);
    return [{ what }];
  } catch (error) {
    return [{ what, mend: (error as Error).message }];
  }
}

/** Leaves out the check of the connection for `sslmode=disable`, which is a deliberate choice. */
export function doubtsOf(url: string): Doubt[] {
  return new URL(url).searchParams.get('sslmode') === 'disable' ? DOUBTS : [...DOUBTS, CONNECTION];
}
