import type { Translated } from '../translated.ts';
import type { branding as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { branding: { menu: 'Carte professionnelle', tab: 'Carte' } } as const satisfies Translated<
  typeof enNav
>;

export const branding = {
  title: 'Carte professionnelle et image de marque des reels',
  lead: 'Votre logo sur vos images, et votre carte à la fin de vos reels.',
  locked: 'Avec PRO, vos images portent votre logo et vos reels se terminent par votre carte professionnelle.',
  lockedTitle: 'Voici à quoi vos publications pourraient ressembler',
  card: { nobody: 'Votre spécialiste du voyage' },
  saved: 'Modifications enregistrées.',
  failed: 'Une erreur est survenue.',
  logo: {
    title: 'Logo en filigrane',
    lead: 'Votre logo sur les publications d’inspiration, au quart de la hauteur de l’image.',
    position: 'Emplacement de votre logo',
    positions: {
      'no-logo': 'Sans logo',
      'top-left': 'En haut à gauche',
      'top-right': 'En haut à droite',
      'bottom-left': 'En bas à gauche',
      'bottom-right': 'En bas à droite',
    },
    own: 'Aussi sur les images que j’ajoute moi-même',
    ownHint: 'Sinon, votre logo ne va que sur les publications des campagnes et des bibliothèques.',
    ownWaits: 'Vos propres images viennent avec le forfait PREMIUM. Votre choix comptera à partir de ce moment.',
    missing:
      'Vous n’avez pas encore de logo. Ajoutez-en un à votre profil d’entreprise, puis choisissez son emplacement ici.',
    add: 'Ajouter un logo',
    preview: 'Aperçu d’une image : {position}',
    placeholder: 'Votre logo',
  },
  banner: {
    title: 'Bannière de fin',
    lead: 'Votre carte professionnelle, affichée à la fin de vos reels.',
    note: 'Les changements de la bannière peuvent prendre jusqu’à 24 heures avant de s’appliquer aux reels programmés.',
    color: 'Couleur de fond',
    colors: {
      black: 'Noir',
      charcoal: 'Anthracite',
      slate: 'Gris foncé',
      silver: 'Gris',
      pale: 'Gris clair',
      white: 'Blanc',
      lagoon: 'Bleu lagon (par défaut)',
      green: 'Vert',
      orange: 'Orange',
      yellow: 'Jaune',
      blue: 'Bleu',
      violet: 'Violet',
    },
    own: 'Votre propre couleur',
    ownHint: 'Six caractères, par exemple #0F7B87',
    ownWrong: 'Saisissez une couleur comme #0F7B87.',
    use: 'Utiliser cette couleur',
    seconds: 'Durée d’affichage',
    secondsHint: 'Pendant combien de temps votre carte reste affichée.',
    second: '{seconds, number} s',
    ownReels: 'Aussi sur les reels que j’ajoute moi-même',
    ownReelsHint: 'Sinon, votre carte ne termine que les reels des campagnes et des bibliothèques.',
    ownReelsWait: 'Vos propres vidéos viennent avec le forfait PREMIUM. Votre choix comptera à partir de ce moment.',
    noVideos: 'Waypost ne peut pas traiter de vidéos pour le moment : les reels sont publiés tels quels.',
    missingPhoto: 'Votre carte affiche vos initiales. Une photo la rend plus personnelle.',
    addPhoto: 'Ajouter une photo',
    leftOut: 'Certains caractères de vos coordonnées ne peuvent pas être dessinés sur la carte et en sont absents.',
    details: 'Le nom, le téléphone et le site Web viennent de votre profil d’entreprise.',
    edit: 'Modifier le profil',
    shortened: 'Les noms de plus de {max, number} caractères sont raccourcis sur la carte.',
  },
  pending: {
    posts:
      '{count, plural, one {# publication est en cours de mise à jour} other {# publications sont en cours de mise à jour}}',
    text: '{count, plural, one {Elle sera envoyée} other {Elles seront envoyées}} avec ce que vous venez de modifier. Celle dont l’heure arrive avant attend d’être prête.',
    changing: 'Votre modification est en cours d’application',
    changingText: 'Dans quelques secondes, nous saurons quelles publications programmées elle concerne.',
    progress: 'Publications mises à jour',
    done: '{count, plural, one {# publication a été mise à jour} other {# publications ont été mises à jour}}',
    doneText: 'Vos publications programmées seront envoyées comme illustré ici.',
  },
  preview: {
    title: 'Aperçu d’un reel',
    card: 'Carte de fin : {texts}',
    reel: 'Votre reel',
    play: 'Lire l’aperçu',
    stop: 'Arrêter l’aperçu',
    playing:
      'Le reel est lu, puis votre carte s’affiche pendant {seconds, plural, one {# seconde} other {# secondes}}.',
  },
} as const satisfies Translated<typeof en>;
