import { chakra } from '@chakra-ui/react/styled-system';
import { GraduationCap, type LucideIcon, MessageCircle, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { Exam } from '../../routers/exams/schema.ts';
import { availabilityOf } from '../mentors/mentor-words.ts';
import { beginningOf } from '../lib/beginning.ts';
import { useHiddenNames } from '../lib/hidden.ts';
import { inOneLine } from '../lib/names.ts';
import { groupPath, paths, postPath } from '../lib/paths.ts';
import { Age } from '../ui/age.tsx';
import { Card } from '../ui/card.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** The study groups, mentors and posts about an exam. */
export function ExamSidebar({ exam: { name, groups, mentors, posts } }: { exam: Exam }) {
  const hidden = useHiddenNames();
  const shown = posts.filter(({ id }) => !hidden.has(`post ${id}`));
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <Section icon={Users} title="Chi lo prepara" all={{ href: findGroups(groups[0]?.subject ?? name), label: 'Cerca o crea un gruppo' }}>
        {groups.length === 0 && <Nothing>Nessun gruppo, per ora. Basta una persona con lo stesso esame per cominciare.</Nothing>}
        {groups.map((group) => (
          <Row
            key={group.id}
            href={groupPath(group.id)}
            title={group.title}
            line={inOneLine(group.university, `${group.currentMembers} di ${group.maxMembers} posti presi`)}
          />
        ))}
      </Section>
      <Section icon={GraduationCap} title="Chi lo conosce" all={{ href: paths.mentorship, label: 'Tutti i mentori' }}>
        {mentors.length === 0 && (
          <Nothing>Nessun mentore lo indica tra le sue specializzazioni. Qualcuno del tuo corso può saperne lo stesso.</Nothing>
        )}
        {mentors.map((mentor) => (
          <Row
            key={mentor.id}
            href={`${paths.mentorship}?${query(mentor.courseOfStudy)}`}
            title={mentor.courseOfStudy}
            line={inOneLine(`${mentor.studyYear}° anno`, mentor.user.university, availabilityOf(mentor).label)}
          />
        ))}
      </Section>
      <Section icon={MessageCircle} title="Se ne parla" all={{ href: `${paths.search}?${query(name)}`, label: 'Cerca nei post' }}>
        {posts.length === 0 && <Nothing>Nei post non lo nomina ancora nessuno.</Nothing>}
        {shown.map((post) => (
          <Row
            key={post.id}
            href={postPath(post.id)}
            title={post.title ?? beginningOf(post.content.replace(/\s+/g, ' '), EXCERPT_MAX)}
            line={
              <>
                <Age of={post.createdAt} /> · {post.commentsCount === 1 ? '1 commento' : `${post.commentsCount} commenti`}
              </>
            }
          />
        ))}
      </Section>
    </chakra.div>
  );
}

interface SectionProps {
  icon: LucideIcon;
  title: string;
  all: { href: string; label: string };
  children: ReactNode;
}

function Section({ icon: Icon, title, all, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} paddingBottom="2">
      <chakra.h2 id={id} display="flex" alignItems="center" gap="2" textStyle="h3">
        <chakra.span color="talk.edge">
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </chakra.span>
        {title}
      </chakra.h2>
      <chakra.div marginTop="1.5" marginInline="-2">
        {children}
      </chakra.div>
      <TextLink href={all.href} display="inline-flex" alignItems="center" minHeight="target" textStyle="small">
        {all.label}
      </TextLink>
    </Card>
  );
}

const StyledLink = chakra(Link);

function Row({ href, title, line }: { href: string; title: string; line: ReactNode }) {
  return (
    <StyledLink href={href} display="block" padding="2" borderRadius="control" textStyle="small" _hover={{ bg: 'sunken' }}>
      <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere" lineClamp="3">
        {title}
      </chakra.span>
      <chakra.span display="block" textStyle="tiny" color="muted">
        {line}
      </chakra.span>
    </StyledLink>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <chakra.p paddingInline="2" textStyle="small" color="muted">
      {children}
    </chakra.p>
  );
}

const EXCERPT_MAX = 110;

function findGroups(q: string): string {
  return `${paths.studyGroups}?${query(q)}`;
}

function query(q: string): string {
  return new URLSearchParams({ q }).toString();
}
