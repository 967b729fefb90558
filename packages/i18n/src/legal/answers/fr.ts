import type { Translated } from '../../translated.ts';
import type { legal as en } from './en.ts';

export const legal = {
  page: {
    dated: 'Version : {date, date, ::yyyyMMMMd}',
    languages: 'Langues',
    others: 'Pages juridiques',
    operator: 'l’entreprise qui a mis Waypost en place',
    contact: 'votre administrateur',
    place: 'adresse sur demande',
  },
  texts: {
    terms: `Ces conditions s’appliquent à votre compte Waypost ({site}). Waypost vous est offert par {operator} ({place}). Pour toute question : {contact}.

## Ce que fait Waypost

Waypost aide les conseillères et conseillers en voyages à programmer des publications et à les publier sur les pages et les comptes connectés : pages Facebook, comptes professionnels Instagram, profils et pages entreprise LinkedIn. Waypost montre aussi les résultats de ces publications.

## Votre compte

- Inscrivez-vous avec votre propre nom et votre propre courriel, et gardez votre mot de passe pour vous.
- Vous répondez de ce qui est fait avec votre compte. Si vous pensez que quelqu’un d’autre l’utilise, fermez toutes vos sessions dans les paramètres du compte et changez votre mot de passe.
- L’équipe de {operator} peut agir en votre nom pour vous aider. Vous le voyez dans les paramètres du compte, et ce qu’elle change est consigné.

## Ce que vous publiez

- Ce que vous écrivez et téléversez reste à vous. Vous nous permettez de le conserver, de l’adapter à ce que chaque réseau accepte (par exemple en réduisant une image) et de l’envoyer aux réseaux de votre choix. Nous n’en faisons rien d’autre.
- Ne publiez que ce que vous avez le droit de publier, et respectez la loi ainsi que les règles de votre agence.
- Les règles de Facebook, d’Instagram et de LinkedIn s’appliquent aussi à vous. Un réseau peut refuser ou retirer une publication, ou mettre fin à une connexion.

## Ce que nous promettons, et ce que nous ne pouvons pas promettre

- Quand nous ne pouvons pas confirmer qu’une publication a été envoyée, nous vous posons la question au lieu de l’envoyer une deuxième fois.
- Nous ne pouvons pas promettre qu’un réseau est disponible, qu’il accepte une publication ou qu’elle est publiée à la minute près. Vérifiez les publications qui comptent le plus pour vous.
- Waypost est fourni tel quel, dans la mesure permise par la loi.

## Fin de l’entente

- Vous pouvez arrêter en tout temps : supprimez votre compte dans les paramètres du compte. Dès lors, plus rien n’est publié, sauf une publication en cours d’envoi à cet instant précis, et pendant 30 jours vous pouvez revenir sur cette décision en ouvrant une session.
- Nous pouvons fermer un compte qui enfreint ces conditions ou qui nuit à d’autres. Sauf urgence, nous vous prévenons d’abord.

## Modifications et droit applicable

Quand ces conditions changent, la nouvelle version est affichée ici avec sa date. Nous conservons avec votre compte la version que vous avez acceptée, et quand. Le droit applicable est celui du lieu où {operator} a son bureau, sans vous priver de la protection que vous donne la loi de votre lieu de résidence.`,
    privacy: `Cette page dit quels renseignements personnels Waypost ({site}) conserve, pourquoi, qui les voit et comment les faire supprimer. Ces renseignements relèvent de {operator} ({place}). Questions et demandes : {contact}.

## Ce que nous conservons

- **Votre compte** : nom, courriel, langue et votre mot de passe sous forme de hachage à sens unique (Argon2id), que personne ne peut lire. Aussi : la date de votre inscription et de votre dernière connexion, la version des conditions que vous avez acceptée et les navigateurs où votre session est ouverte.
- **Votre profil professionnel** : ce que vous y entrez, comme votre agence, téléphone, adresse et numéro de permis.
- **Vos connexions** : votre numéro et votre nom sur chaque réseau connecté, le nom, l’image et le nombre d’abonnés des pages choisies, et les jetons d’accès que le réseau nous donne. Les jetons sont chiffrés (AES-256-GCM) et ne sont jamais montrés à personne.
- **Vos publications** : textes, liens, images, vidéos, heures, et une trace de chaque tentative d’envoi.
- **Les statistiques** : les totaux que les réseaux donnent sur vos publications et vos pages. Nous ne savons pas qui a vu ou aimé une publication.
- **Les courriels** que Waypost vous a envoyés, pendant 90 jours.
- **Vos choix** : quels avis vous recevez par courriel, quelles annonces vous avez fermées et quelles vidéos vous avez regardées.
- **Un journal des changements** : qui a changé quoi et quand, y compris ce que l’équipe a fait en votre nom.
- **Une exportation de vos données**, si vous la demandez : un seul fichier, que personne d’autre ne peut télécharger. Nous le supprimons après 7 jours.

Pour freiner les abus, Waypost compte les requêtes par adresse réseau (IP). Waypost garde une empreinte de l’adresse, pas l’adresse, et l’efface après un jour. Un serveur mandataire ou un hébergeur placé devant Waypost peut tenir ses propres journaux.

## Pourquoi

Pour publier ce que vous programmez, vous en montrer les résultats, protéger votre compte et vous prévenir quand quelque chose demande votre attention. Nous ne vendons pas de données, n’affichons pas de publicité et ne dressons le profil de personne.

## Qui voit ces renseignements

- Vous, et l’équipe de {operator} qui a accès à Waypost. Elle peut agir en votre nom; vous le voyez dans les paramètres du compte, et c’est consigné.
- Les réseaux connectés : ils reçoivent les publications que vous leur envoyez. Ils récupèrent les images et les vidéos à une adresse de Waypost difficile à deviner, mais qui s’ouvre à quiconque la connaît.
- Les entreprises auxquelles {operator} confie ses serveurs, le stockage des fichiers et la livraison des courriels.

## Combien de temps

- Une session se ferme après 30 jours sans visite et est effacée au plus tard une semaine après.
- Déconnecter un réseau supprime les jetons d’accès, sauf si une autre page utilise le même consentement. Si une publication est justement en cours d’envoi, ils sont gardés au plus 24 heures pour en confirmer le résultat.
- Une publication que vous supprimez reste dans la liste des publications supprimées, pour que vous puissiez la restaurer.
- Un profil ou un compte que vous supprimez est gardé 30 jours, pour que vous puissiez le récupérer. Ensuite, tout est effacé : noms, adresses, publications, images et vidéos. Il reste des numéros sans vos mots : que des publications ont existé et comment elles ont fini, le journal des changements, les conditions acceptées et l’adresse Web de chaque profil, pour que personne d’autre ne la reçoive.

## Comment obtenir une copie de vos données

Choisissez « Exporter mes données » dans les paramètres du compte. Nous réunissons dans un seul fichier ce que nous conservons sur vous, vos profils, vos publications, vos images et vos vidéos, et nous vous écrivons quand il est prêt. Les jetons d’accès et votre mot de passe n’y sont pas.

## Comment faire supprimer des données

- **Dans Waypost** : modifiez vos renseignements dans les paramètres du compte et dans le profil, déconnectez un réseau à la page Connexions, et supprimez un profil ou le compte entier dans les paramètres du compte.
- **Sur Facebook et Instagram** : quand vous retirez Waypost dans les paramètres de Facebook, Facebook nous prévient et la connexion prend fin. Quand vous demandez à Facebook de faire supprimer vos données, nous supprimons aussitôt tous les jetons d’accès de votre consentement, et Facebook reçoit le lien d’une page qui le confirme.
- **Sur LinkedIn** : quand vous retirez Waypost dans les paramètres de LinkedIn, notre accès prend fin.
- **Pour tout le reste**, comme une correction, écrivez-nous : {contact}. Ce qui a été publié sur un réseau se supprime sur ce réseau.

## Infolettres

Waypost n’envoie pas encore d’infolettres. Avant la première, cette page dira quelles données elles demandent.

## Modifications

Quand cette page change, la nouvelle version est affichée ici avec sa date.`,
    tracking: `Waypost ({site}) ne vous suit pas à la trace. Cette page dit ce que cela veut dire. Pour toute question : {contact}.

## Ce que nous ne faisons pas

- Pas de publicité, pas de service de mesure d’audience, pas de code d’autres entreprises. Les scripts et les polices viennent de ce site.
- Nos courriels ne contiennent aucune image cachée, et leurs liens ne sont pas comptés.
- Les liens de vos publications sont envoyés tels que vous les avez écrits.

## Témoins (cookies)

Waypost dépose trois témoins. Tous servent à la connexion au compte, aucun ne peut être lu par un script, et aucun n’est transmis à qui que ce soit.

| Témoin | Utilité | Durée |
| --- | --- | --- |
| waypost_session | garde votre session ouverte | 30 jours après votre dernière visite |
| waypost_csrf | empêche d’autres sites d’envoyer des formulaires en votre nom | jusqu’à la fermeture du navigateur |
| waypost_known | retient que vous avez ouvert une session avec ce navigateur, pour que des inconnus qui devinent des mots de passe ne bloquent pas votre accès | un an |

## Dans votre navigateur

Votre navigateur garde la langue choisie et le mode sombre ou clair jusqu’à ce que vous les effaciez, et une copie de ce que vous écrivez jusqu’à la fermeture de l’onglet.

## Ce que voient les réseaux

Certaines images, comme celles de vos pages, viennent directement de Facebook, d’Instagram ou de LinkedIn. Votre navigateur les demande au réseau, qui voit donc votre adresse réseau (IP).

## Statistiques

Les statistiques de vos publications sont des totaux que les réseaux nous donnent. Elles ne disent rien d’une personne en particulier.

## Infolettres

Waypost n’envoie pas encore d’infolettres. Avant la première, cette page dira si les ouvertures et les clics sont comptés, et comment l’éviter.`,
  },
} as const satisfies Translated<typeof en>;
