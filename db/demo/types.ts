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

/** The author of demo content, referred to elsewhere by index. */
export interface DemoPersona {
  university: string;
  faculty: string;
  studyYear: DemoStudyYear;
}

interface DemoComment {
  /** Index of a persona. */
  author: number;
  /** Less than that of the post. */
  hoursAgo: number;
  likes: number;
  content: string;
}

export interface DemoPost {
  type: DemoPostType;
  title?: string;
  content: string;
  /** University, faculty and study year are those of the author, if present. */
  university?: string;
  faculty?: string;
  studyYear?: DemoStudyYear;
  course?: string;
  academicTopic?: DemoTopic;
  /** Index of a persona. */
  author: number;
  /** At most 60 days. The chat of a talk post is open for the first 24 hours. */
  hoursAgo: number;
  /** From personas other than the author. */
  likes: number;
  /** Oldest first. */
  comments: DemoComment[];
}

export interface DemoStudyGroup {
  /** Index of a persona, who is the first member. */
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
  /** Including the creator. */
  members: number;
  hoursAgo: number;
}

export interface DemoExamExperience {
  /** Index of a persona. */
  author: number;
  examName: string;
  professor?: string;
  university: string;
  faculty: string;
  /** Days between the exam and the day of seeding. */
  examDaysAgo: number;
  difficulty: 1 | 2 | 3 | 4 | 5;
  /** 18 to 30; only with a passed exam. */
  grade?: number;
  passed: boolean;
  experience: string;
  tips: string;
  studyTime: string;
  resources: string[];
  /** Votes from personas other than the author. */
  helpful: number;
  notHelpful: number;
  /** When it was shared; never before the exam. */
  hoursAgo: number;
}

export interface DemoMentor {
  /** Index of a persona. */
  account: number;
  courseOfStudy: string;
  studyYear: 2 | 3 | 4 | 5 | 6;
  specializations: string[];
  bio: string;
  availableHours: string;
  languages: string;
  isAvailable: boolean;
  /** 1 to 5 with one decimal, attainable with one rating per session; 0 without ratings. */
  rating: number;
  totalSessions: number;
}

export interface DemoMentorshipRequest {
  /** Index of a persona. */
  student: number;
  /** Index of a mentor. */
  mentor: number;
  topic: string;
  message: string;
  urgency: 'low' | 'medium' | 'high';
  status: 'pending' | 'accepted' | 'rejected' | 'completed';
  /** Present once the mentor has answered. */
  mentorResponse?: string;
  daysAgo: number;
}
