import { z } from 'zod';
import italian from 'zod/v4/locales/it.js';

// For rules whose schema brings no words of its own.
z.config(italian());
