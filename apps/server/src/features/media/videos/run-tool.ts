import { spawn } from 'node:child_process';

export interface ToolRun {
  readonly timeoutMs: number;
  /** Processor seconds, and bytes of any file that it writes. */
  readonly cpuSeconds: number;
  readonly maxFileBytes: number;
  readonly signal?: AbortSignal;
  /** Whole lines of its output as they come; otherwise they are collected. */
  readonly onLine?: (line: string) => void;
}

/** A program that did not end well. `why` is null when it gave up by itself. */
export class ToolFailed extends Error {
  readonly why: 'timeout' | 'stopped' | 'cannot-start' | null;
  /** The end of what it said; names of our own files at most. */
  readonly said: string;
  constructor(why: ToolFailed['why'], said: string) {
    super(`a media program failed (${why ?? 'by itself'}): ${said.slice(-300)}`);
    this.name = 'ToolFailed';
    this.why = why;
    this.said = said;
  }
}

const MEMORY_KIB = 4 * 1024 * 1024;
const MAX_OUTPUT = 256 * 1024;
const MAX_SAID = 4 * 1024;

/**
 * Runs ffmpeg or ffprobe on files of strangers: a process of its own with limits on memory, processor time and written
 * bytes, behind everything else on this computer, with nothing of our environment and nothing to read from us.
 */
export function runTool(program: string, args: readonly string[], run: ToolRun): Promise<string> {
  return new Promise((resolve, reject) => {
    const [command, given] = limited(program, args, run);
    const child = spawn(command, given, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    });
    let why: ToolFailed['why'] = null;
    let said = '';
    let output = '';
    const stop = (reason: 'timeout' | 'stopped') => {
      why ??= reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(stop, run.timeoutMs, 'timeout');
    const onAbort = () => stop('stopped');
    if (run.signal?.aborted) onAbort();
    run.signal?.addEventListener('abort', onAbort, { once: true });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (run.onLine !== undefined) {
        const lines = output.split('\n');
        output = lines.pop() ?? '';
        for (const line of lines) run.onLine(line);
      }
      if (output.length > MAX_OUTPUT) stop('stopped');
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-MAX_SAID);
    });
    child.on('error', (error) => {
      why ??= 'cannot-start';
      said += error.message;
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      run.signal?.removeEventListener('abort', onAbort);
      if (code === 0 && why === null) resolve(output);
      else reject(new ToolFailed(why, said));
    });
  });
}

/** The shell sets the limits and then becomes the program. Windows has no such limits; there the time alone counts. */
function limited(program: string, args: readonly string[], run: ToolRun): [string, string[]] {
  if (process.platform === 'win32') return [program, [...args]];
  const limits = [
    // macOS knows no limit of memory; it runs without.
    `ulimit -v ${MEMORY_KIB} 2>/dev/null`,
    'ulimit -c 0',
    `ulimit -t ${run.cpuSeconds}`,
    // In blocks of 512 bytes (POSIX, ulimit).
    `ulimit -f ${Math.ceil(run.maxFileBytes / 512)}`,
    'exec nice -n 10 "$@"',
  ];
  return ['/bin/sh', ['-c', limits.join('; '), 'sh', program, ...args]];
}
