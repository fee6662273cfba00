import { z } from 'zod';
import italian from 'zod/v4/locales/it.js';

// What a schema has no words of its own for, it says in Italian.
z.config(italian());
