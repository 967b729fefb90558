import type { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../settings.ts';

type Connection = SMTPServer['connections'] extends Set<infer One> ? One : never;

/** STARTTLS of one connection, as the settings have it when it begins. */
export function setTls(connection: Connection, tls: MailSettings['tls']): void {
  if (tls === 'absent') {
    const isSupported = connection._isSupported.bind(connection);
    connection._isSupported = (command) => command.toUpperCase() !== 'STARTTLS' && isSupported(command);
  }
  if (tls === 'refused') {
    connection.handler_STARTTLS = (_command, done) => {
      connection.send(454, '4.7.0 TLS not available due to temporary reason');
      done();
    };
  }
  if (tls === 'broken') {
    connection.handler_STARTTLS = (_command, done) => {
      connection.send(220, 'Ready to start TLS');
      connection._socket.once('data', () => connection._socket.end('500 5.5.2 What was that?\r\n'));
      done();
    };
  }
}
