export { clientAddress, networkOf } from './client-address.ts';
export { answerError } from './error-handler.ts';
export { linkTo, onePage, pageOf, WALK_SIZE, walkedPage } from './paging.ts';
export { askAgain, type Call, route } from './route.ts';
export { CSRF_COOKIE, createHttpServer, SESSION_COOKIE } from './server.ts';
export { asksFromHere } from './this-computer.ts';
export { wireTime } from './wire-time.ts';
