import type { Translated } from '../../translated.ts';
import type { legal as en } from './en.ts';

export const legal = {
  page: {
    dated: 'Versión: {date, date, ::yyyyMMMMd}',
    languages: 'Idiomas',
    others: 'Páginas legales',
    operator: 'la empresa que puso en marcha Waypost',
    contact: 'tu administrador',
    place: 'dirección a pedido',
  },
  texts: {
    terms: `Estos términos se aplican a tu cuenta de Waypost en {site}. Waypost te lo ofrece {operator} ({place}). Preguntas: {contact}.

## Qué hace Waypost

Waypost ayuda a quienes asesoran en viajes a planear publicaciones y publicarlas en las páginas y cuentas que conectan: páginas de Facebook, cuentas profesionales de Instagram, y perfiles y páginas de empresa de LinkedIn. También muestra cómo les va a esas publicaciones.

## Tu cuenta

- Regístrate con tu propio nombre y correo, y no compartas tu contraseña.
- Respondes por lo que se hace con tu cuenta. Si crees que alguien más la usa, cierra todas las sesiones en la configuración de la cuenta y cambia tu contraseña.
- El equipo de {operator} puede actuar en tu nombre para ayudarte. Lo ves en la configuración de la cuenta, y lo que cambia queda registrado.

## Lo que publicas

- Lo que escribes y subes sigue siendo tuyo. Nos permites guardarlo, adaptarlo a lo que acepta cada red (por ejemplo, reducir una imagen) y enviarlo a las redes que elijas. No lo usamos para nada más.
- Publica solo lo que tienes derecho a publicar, y respeta la ley y las reglas de tu agencia.
- Las reglas de Facebook, Instagram y LinkedIn también valen para ti. Una red puede rechazar o quitar una publicación, o terminar una conexión.

## Lo que prometemos y lo que no podemos prometer

- Cuando no podemos confirmar si una publicación se envió, te preguntamos en lugar de enviarla otra vez.
- No podemos prometer que una red esté disponible, que acepte una publicación ni que se publique en el minuto exacto. Revisa las publicaciones que más te importan.
- Waypost se ofrece tal como está, hasta donde lo permite la ley.

## Fin del acuerdo

- Puedes dejar de usarlo en cualquier momento: elimina tu cuenta en la configuración de la cuenta. Desde ese momento no se publica nada más, salvo una publicación que se esté enviando en ese mismo instante, y durante 30 días puedes recuperarla si inicias sesión.
- Podemos cerrar una cuenta que infringe estos términos o perjudica a otras personas. Si no es urgente, te avisamos antes.

## Cambios y ley aplicable

Cuando estos términos cambian, la versión nueva se publica aquí con su fecha. Con tu cuenta guardamos qué versión aceptaste y cuándo. Se aplica la ley del lugar donde {operator} tiene su oficina, sin quitarte la protección que te da la ley del lugar donde vives.`,
    privacy: `Esta página dice qué datos personales guarda Waypost en {site}, para qué, quién los ve y cómo pedir que se eliminen. El responsable es {operator} ({place}). Preguntas y solicitudes: {contact}.

## Qué guardamos

- **Tu cuenta**: nombre, correo, idioma y tu contraseña como un hash de una sola vía (Argon2id) que nadie puede leer. También cuándo te registraste y cuándo iniciaste sesión por última vez, qué versión de los términos aceptaste y en qué navegadores está abierta tu sesión.
- **Tu perfil profesional**: lo que escribes ahí, como tu agencia, teléfono, dirección y número de licencia.
- **Tus conexiones**: tu número y nombre en cada red que conectas, el nombre, la imagen y los seguidores de las páginas que eliges, y los tokens de acceso que nos da la red. Los tokens están cifrados (AES-256-GCM) y nunca se muestran a nadie.
- **Tus publicaciones**: textos, enlaces, imágenes, videos, horas y un registro de cada intento de publicarlas.
- **Estadísticas**: los totales que dan las redes sobre tus publicaciones y páginas. No sabemos quién vio una publicación ni a quién le gustó.
- **Los correos** que Waypost te envió, durante 90 días.
- **Tus preferencias**: qué avisos recibes por correo, qué anuncios cerraste y qué videos viste.
- **Un registro de cambios**: quién cambió qué y cuándo, también lo que el equipo hizo en tu nombre.
- **Una exportación de tus datos**, si la pides: un solo archivo que solo tú puedes descargar. Lo eliminamos después de 7 días.

Para frenar abusos, Waypost cuenta las solicitudes por dirección de red (IP). Guarda una huella de la dirección, no la dirección, y la elimina después de un día. Un proxy o proveedor delante de Waypost puede llevar sus propios registros.

## Para qué

Para publicar lo que programas, mostrarte cómo le va, proteger tu cuenta y avisarte cuando algo necesita tu atención. No vendemos datos, no mostramos anuncios y no creamos perfiles de personas.

## Quién los ve

- Tú, y el equipo de {operator} que tiene acceso a Waypost. Puede actuar en tu nombre; lo ves en la configuración de la cuenta y queda registrado.
- Las redes que conectas: reciben las publicaciones que les envías. Obtienen imágenes y videos de una dirección de Waypost difícil de adivinar, pero que se abre para cualquiera que la conozca.
- Las empresas que {operator} usa para sus servidores, guardar archivos y entregar correos.

## Por cuánto tiempo

- Una sesión termina después de 30 días sin visitas y se elimina a más tardar una semana después.
- Desconectar una red elimina los tokens de acceso, salvo que otra página use el mismo consentimiento. Si en ese momento se está publicando algo, se guardan hasta 24 horas para confirmar el resultado.
- Una publicación que eliminas queda en la lista de eliminadas para que puedas restaurarla.
- Un perfil o una cuenta que eliminas se guarda 30 días para que puedas recuperarlo. Después se borra todo: nombres, direcciones, publicaciones, imágenes y videos. Quedan números sin tus palabras: que hubo publicaciones y cómo terminaron, el registro de cambios, qué términos se aceptaron y la dirección web de cada perfil, para que nadie más la reciba.

## Cómo obtener una copia de tus datos

Elige «Exportar mis datos» en la configuración de la cuenta. Reunimos en un solo archivo lo que guardamos sobre ti, tus perfiles, publicaciones, imágenes y videos, y te avisamos por correo cuando está listo. No incluye los tokens de acceso ni tu contraseña.

## Cómo pedir que se eliminen datos

- **En Waypost**: cambia tus datos en la configuración de la cuenta y en tu perfil, desconecta una red en la página Conexiones y elimina un perfil o toda la cuenta en la configuración de la cuenta.
- **En Facebook e Instagram**: cuando quitas Waypost en la configuración de Facebook, Facebook nos avisa y la conexión termina. Cuando pides a Facebook que se eliminen tus datos, eliminamos de inmediato todos los tokens de acceso de tu consentimiento, y Facebook recibe el enlace de una página que lo confirma.
- **En LinkedIn**: cuando quitas Waypost en la configuración de LinkedIn, nuestro acceso termina.
- **Para todo lo demás**, como una corrección, escríbenos: {contact}. Lo que se publicó en una red se elimina en esa red.

## Boletines

Waypost todavía no envía boletines. Antes del primero, esta página dirá qué datos necesitan.

## Cambios

Cuando esta página cambia, la versión nueva se publica aquí con su fecha.`,
    tracking: `Waypost en {site} no te rastrea. Esta página dice qué significa eso. Preguntas: {contact}.

## Lo que no hacemos

- Sin anuncios, sin servicios de analítica, sin código de otras empresas. Los scripts y las fuentes vienen de este sitio.
- Nuestros correos no tienen imágenes ocultas y sus enlaces no se cuentan.
- Los enlaces de tus publicaciones se envían tal como los escribiste.

## Cookies

Waypost usa tres cookies. Todas hacen falta para iniciar sesión, ninguna se puede leer desde un script y ninguna se comparte con nadie.

| Cookie | Para qué | Por cuánto tiempo |
| --- | --- | --- |
| waypost_session | mantiene abierta tu sesión | 30 días después de tu última visita |
| waypost_csrf | evita que otros sitios envíen formularios en tu nombre | hasta que cierres el navegador |
| waypost_known | recuerda que iniciaste sesión con este navegador, para que personas extrañas que adivinan contraseñas no bloqueen tu acceso | un año |

## En tu navegador

Tu navegador guarda el idioma que elegiste y si usas el modo oscuro, hasta que los borres, y una copia de lo que escribes, hasta que cierres la pestaña.

## Lo que ven las redes

Algunas imágenes, como las de tus páginas, vienen directo de Facebook, Instagram o LinkedIn. Tu navegador se las pide a la red, así que la red ve tu dirección de red (IP).

## Estadísticas

Las estadísticas de tus publicaciones son totales que nos dan las redes. No dicen nada de una persona en particular.

## Boletines

Waypost todavía no envía boletines. Antes del primero, esta página dirá si se cuentan las aperturas y los clics, y cómo evitarlo.`,
  },
} as const satisfies Translated<typeof en>;
