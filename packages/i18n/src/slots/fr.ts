import type { Translated } from '../translated.ts';
import type { slots as en } from './en.ts';

export const slots = {
  faults: {
    twice: 'Cette heure est déjà choisie pour ce jour.',
    near: 'Laissez au moins 15 minutes entre deux heures d’une même journée.',
    many: 'Une journée peut compter jusqu’à 12 heures.',
  },
  week: {
    title: 'Heures de publication',
    lead: 'Vos heures de publication préférées sur {app}, à l’heure de Toronto. Le calendrier montre celles qui sont libres; lorsque vous créez une publication, « Prochaine plage libre » prend la première.',
    suggested: 'Ces heures sont suggérées pour {app}. Modifiez-en une et elles deviendront les vôtres.',
    empty:
      'Aucune heure n’est choisie : le calendrier ne montre aucune plage libre. Commencez par l’une de ces options :',
    fill: 'Commencer par',
    preset: {
      mornings: 'En semaine à {first}',
      twice: 'En semaine à {first} et à {second}',
      noons: 'Lundi, mercredi et vendredi à {first}',
      suggested: 'Heures suggérées',
    },
    clear: 'Retirer toutes les heures',
    add: 'Ajouter une heure : {day}',
    addTime: 'Ajouter l’heure',
    onDays: 'Jours',
    remove: 'Retirer {time}, {day}',
    copyDay: 'Copier les heures : {day}',
    copyToWorkdays: 'Appliquer du lundi au vendredi',
    copyToAll: 'Appliquer à tous les jours',
    copyTo: 'Copier au {day}',
    added: 'Ajout : {day}, {time}',
    removed: 'Retrait : {day}, {time}',
    changed: 'Heures modifiées',
    cleared: 'Toutes les heures ont été retirées',
    undone: 'Modification annulée',
    undo: 'Annuler',
  },
  copy: {
    open: 'Copier vers un autre réseau',
    to: 'Copier vers {app}',
    done: 'Copie faite : {app}',
    replaced: 'Les heures qui s’y trouvaient ont été remplacées.',
  },
  next: {
    take: '{count, plural, one {Prochaine plage libre} other {Prochaine plage libre de chaque réseau}}',
    times: 'Heure de chaque réseau',
    one: '{app} : {when}',
    none: 'Il n’y a aucune plage libre sur {app} dans les 8 prochaines semaines.',
    settings: 'Heures de publication',
    failed: 'Les plages libres n’ont pas pu être chargées. Veuillez réessayer.',
  },
  campaigns: {
    title: 'Publications des campagnes',
    lead: 'Ce que notre équipe prévoit pour tout le monde est aussi publié sur votre page. Vous pouvez modifier, déplacer ou supprimer chacune de ces publications.',
    auto: 'Programmer automatiquement les publications des campagnes',
    autoHint:
      'Les publications des campagnes reçoivent vos heures libres sur {app}. Sinon, aucune autre n’est programmée à votre place.',
    frequency: 'Publications de campagne par semaine, au plus',
    frequencyHint: 'Les publications que vous programmez comptent aussi, mais ne sont jamais retirées.',
    noLimit: 'Sans limite',
    wrong: 'Entrez un nombre entier de {min} à {max}, ou laissez le champ vide.',
  },
  unsaved: {
    left: 'Votre dernière modification n’est pas encore enregistrée.',
    overtaken: 'Ces paramètres ont été modifiés entre-temps dans une autre fenêtre. Lesquels voulez-vous garder?',
    again: 'Enregistrer de nouveau',
    giveUp: 'Abandonner le changement',
    mine: 'Garder les miens',
    theirs: 'Prendre les autres',
  },
} as const satisfies Translated<typeof en>;
