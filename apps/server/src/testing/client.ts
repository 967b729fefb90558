export { type Answer, type Client as TestClient, createClient } from '../app/demo/client.ts';
