import { askEarly } from '../posts/early-posts.ts';

// Before the rest of the program runs, which takes a phone as long as the answer.
askEarly(window.location.pathname);
