type DemoPostType = 'vent' | 'advice' | 'talk';

type DemoStudyYear =
  | '1° anno triennale'
  | '2° anno triennale'
  | '3° anno triennale'
  | '1° anno magistrale'
  | '2° anno magistrale'
  | 'Dottorato'
  | 'Fuori corso';

type DemoTopic =
  | 'Esami'
  | 'Tesi'
  | 'Tirocinio'
  | 'Erasmus'
  | 'Stress da studio'
  | "Sessione d'esame"
  | 'Relazioni con docenti'
  | 'Gruppo di studio'
  | 'Ansia da prestazione'
  | 'Orientamento'
  | 'Lavoro part-time'
  | 'Alloggio'
  | 'Mensa'
  | 'Trasporti'
  | 'Vita universitaria'
  | 'Problemi economici'
  | 'Altro';

/** Somebody who writes. Elsewhere a persona is named by its place in the list. */
export interface DemoPersona {
  university: string;
  faculty: string;
  studyYear: DemoStudyYear;
}

interface DemoComment {
  /** A persona. */
  author: number;
  /** Fewer than its post's. */
  hoursAgo: number;
  likes: number;
  content: string;
}

export interface DemoPost {
  type: DemoPostType;
  title?: string;
  content: string;
  /** The author may show these or not; if shown, they are the author's own. */
  university?: string;
  faculty?: string;
  studyYear?: DemoStudyYear;
  course?: string;
  academicTopic?: DemoTopic;
  /** A persona. */
  author: number;
  /** At most 60 days; a talk post's chat is open for the first 24 hours. */
  hoursAgo: number;
  /** Of other personas than the author. */
  likes: number;
  /** Oldest first. */
  comments: DemoComment[];
}

export interface DemoStudyGroup {
  /** A persona, and the first member. */
  creator: number;
  title: string;
  subject: string;
  university: string;
  faculty: string;
  description: string;
  maxMembers: 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 15;
  meetingType: 'online' | 'presence' | 'hybrid';
  /** Absent for online groups. */
  location?: string;
  schedule: string;
  tags: string[];
  /** The creator included. */
  members: number;
  hoursAgo: number;
}

export interface DemoExamExperience {
  /** A persona. */
  author: number;
  examName: string;
  professor?: string;
  university: string;
  faculty: string;
  /** Days from the exam to the day of seeding. */
  examDaysAgo: number;
  difficulty: 1 | 2 | 3 | 4 | 5;
  /** 18 to 30; only with a passed exam. */
  grade?: number;
  passed: boolean;
  experience: string;
  tips: string;
  studyTime: string;
  resources: string[];
  /** Votes of other personas than the author. */
  helpful: number;
  notHelpful: number;
  /** When it was shared; never before the exam. */
  hoursAgo: number;
}

export interface DemoMentor {
  /** A persona. */
  account: number;
  courseOfStudy: string;
  studyYear: 2 | 3 | 4 | 5 | 6;
  specializations: string[];
  bio: string;
  availableHours: string;
  languages: string;
  isAvailable: boolean;
  /** 1 to 5 with one decimal, as one rating per session can produce it; 0 while nobody has rated. */
  rating: number;
  totalSessions: number;
}

export interface DemoMentorshipRequest {
  /** A persona. */
  student: number;
  /** A place in the list of mentors. */
  mentor: number;
  topic: string;
  message: string;
  urgency: 'low' | 'medium' | 'high';
  status: 'pending' | 'accepted' | 'rejected' | 'completed';
  /** Present once the mentor has answered. */
  mentorResponse?: string;
  daysAgo: number;
}
