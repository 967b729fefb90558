export const ui = {
  saving: {
    saving: 'Guardando…',
    savedNow: 'Guardado hace un momento',
    saved: 'Guardado {when}',
    failed: 'Aún sin guardar. Waypost sigue intentándolo; no cierres esta pestaña.',
    refused: 'Sin guardar: hay algo que no se permite. Cámbialo y Waypost guarda de nuevo.',
    closed: 'Los cambios ya no se guardan.',
    waiting: 'El guardado espera tu decisión.',
    staleText: 'Conserva tu versión o usa la guardada. Puedes deshacer tu decisión.',
    keepMine: 'Conservar la mía',
    takeTheirs: 'Usar la guardada',
  },
} as const;
