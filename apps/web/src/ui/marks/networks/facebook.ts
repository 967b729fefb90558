import { IconBrandFacebook } from '@tabler/icons-react';
import classes from './facebook.module.css';

export const facebook = { icon: IconBrandFacebook, colours: classes.colours };
