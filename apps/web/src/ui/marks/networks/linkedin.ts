import { IconBrandLinkedin } from '@tabler/icons-react';
import classes from './linkedin.module.css';

export const linkedin = { icon: IconBrandLinkedin, colours: classes.colours };
