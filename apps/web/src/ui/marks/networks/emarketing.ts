import { IconMail } from '@tabler/icons-react';
import classes from './emarketing.module.css';

export const emarketing = { icon: IconMail, colours: classes.colours };
