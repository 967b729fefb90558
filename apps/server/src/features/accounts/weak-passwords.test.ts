import { describe, expect, test } from 'vitest';
import { isCommon, isOwn } from './weak-passwords.ts';

describe('common', () => {
  test.for([
    'password12',
    'P@ssw0rd2026!',
    'passwordpassword',
    'Welcome2026!',
    'qwertyuiop',
    '1q2w3e4r5t',
    'iloveyou123',
    '1234567890',
    '19840512198',
    'aaaaaaaaaaaa',
    'abababababab',
    'Summer-2026!!',
    'TravelAgent1',
    'waypost2026',
    'motdepasse1',
    'Contraseña1!',
  ])('%s is', (password) => {
    expect(isCommon(password)).toBe(true);
  });
  test.for([
    'seven nights at sea',
    'a quite new password',
    'correct horse battery staple',
    'mXk29-fjord-Ula',
    'la mer est calme ce soir',
    'tres gatos en Mérida',
    '9173 5520 8841 0276',
    '海の見える部屋を二つください',
  ])('%s is not', (password) => {
    expect(isCommon(password)).toBe(false);
  });
});

describe('the own name or address', () => {
  const ada = { email: 'ada.stone@blue-fjord.example', first_name: 'Ada', last_name: 'Stone' };
  test.for([
    ['ada.stone@blue-fjord.example', true],
    ['AdaStone2026', true],
    ['adastone-fjord', true],
    ['adastone-harbour', false],
    ['blue-fjord!1', true],
    ['stone by the quiet sea', false],
    ['Stone Stone Stone', true],
    ['seven nights at sea', false],
  ] as const)('%s: %s', ([password, own]) => {
    expect(isOwn(password, ada)).toBe(own);
  });
});
