import { IconBrandInstagram } from '@tabler/icons-react';
import classes from './instagram.module.css';

export const instagram = { icon: IconBrandInstagram, colours: classes.colours };
